/** The clinics whose places are on screen, in this tab and in those for which it listens. */
export type Subscriptions = {
  /** All of them, the earliest wished first; as many as a stream may be asked for. */
  clinicIds: () => string[];
  /** Those of this tab. */
  own: () => string[];
  add: (clinicId: string) => void;
  remove: (clinicId: string) => void;
  /** What another tab has on screen. */
  noteTab: (tab: string, clinicIds: readonly string[]) => void;
  forgetTabs: () => void;
  /** Calls back at each change. @returns what stops it */
  onChange: (tell: () => void) => () => void;
};

/** Streams are asked for no more clinics than this. */
const most = 100;

export const makeSubscriptions = (): Subscriptions => {
  const here = new Set<string>();
  const elsewhere = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const tell of [...listeners]) tell();
  };
  return {
    clinicIds: () => [...new Set([...here, ...[...elsewhere.values()].flat()])].slice(0, most),
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

/** The wishes of one store, by its dispatch: what the screens of one tab look at. */
export const subscriptionsOf = (dispatch: object): Subscriptions => {
  const known = ofStores.get(dispatch) ?? makeSubscriptions();
  ofStores.set(dispatch, known);
  return known;
};
