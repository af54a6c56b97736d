/** Clinics on screen, here and in the tabs this one leads. */
export type Subscriptions = {
  clinicIds: () => string[];
  own: () => string[];
  add: (clinicId: string) => void;
  remove: (clinicId: string) => void;
  noteTab: (tab: string, clinicIds: readonly string[]) => void;
  forgetTabs: () => void;
  /** @returns unsubscribe */
  onChange: (tell: () => void) => () => void;
};

const maxClinics = 100;

export const makeSubscriptions = (): Subscriptions => {
  const here = new Set<string>();
  const elsewhere = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const tell of [...listeners]) tell();
  };
  return {
    clinicIds: () => [...new Set([...here, ...[...elsewhere.values()].flat()])].slice(0, maxClinics),
    own: () => [...here],
    add: (clinicId) => {
      here.add(clinicId);
      changed();
    },
    remove: (clinicId) => {
      here.delete(clinicId);
      changed();
    },
    noteTab: (tab, clinicIds) => {
      elsewhere.set(tab, clinicIds);
      changed();
    },
    forgetTabs: () => {
      elsewhere.clear();
    },
    onChange: (tell) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
};

const ofStores = new WeakMap<object, Subscriptions>();

/** One per store, keyed by its dispatch. */
export const subscriptionsOf = (dispatch: object): Subscriptions => {
  const known = ofStores.get(dispatch) ?? makeSubscriptions();
  ofStores.set(dispatch, known);
  return known;
};
