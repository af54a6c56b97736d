import { bearer, ownAccount, signedIn } from '../cells.ts';
import type { Cell, Cells } from '../columns.ts';
import type { Row } from '../row.ts';
import { bornYearsAgo } from '../../support/people.ts';

/** A link of one’s own, in whatever state it is; to oneself there is none. */
const ownLink = (cell: Cell): Cells => ({
  ...signedIn(cell),
  owner: '404',
  former: '404',
  pretender: '404',
  outsider: '404',
  absent: '404',
});

const child = {
  firstName: 'Léa',
  lastName: 'Roy',
  birthDate: bornYearsAgo(6.5),
  relationship: 'child',
  basis: 'parental-authority',
};
const contact = { email: 'autre@exemple.ca' };

/** The links by which an account acts for others, and those by which others act for its person. */
export const dependentRows: Row[] = [
  {
    route: 'listDependents',
    cells: { ...signedIn('200 sees'), owner: '200', former: '200', pretender: '200', outsider: '200' },
  },
  {
    route: 'updateAccessDependent',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { patientId, relationship: 'grandparent' } }),
    cells: ownLink('200 sees'),
  },
  {
    route: 'lockDependentAccess',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { patientId } }),
    cells: ownLink('200 sees'),
  },
  {
    route: 'removeDependentAccess',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { patientId } }),
    cells: ownLink('200 sees'),
  },
  { route: 'addDependent', ask: () => ({ body: child }), cells: signedIn('201') },
  {
    route: 'requestAgreement',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { patientId, contact } }),
    cells: { ...ownLink('422 dependents.nothingToAgree'), grown: '204', pending: '204' },
  },
  {
    route: 'listDelegates',
    ask: async (of) => {
      await of.link();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'grantAccess',
    names: 'a link',
    ask: async (of) => ({ body: { linkId: await of.link(), scopes: ['book'] } }),
    cells: ownAccount('200 sees'),
  },
  {
    route: 'withdrawAccess',
    names: 'a link',
    ask: async (of) => ({ body: { linkId: await of.link() } }),
    cells: ownAccount('204'),
  },
  {
    route: 'openAgreement',
    names: 'a mailed key',
    saying: 'the birth date',
    ask: async (of) => ({ body: { key: await of.agreementKey(), birthDate: of.birthDate, action: 'read' } }),
    cells: bearer('200 sees', '410 agreement.expired'),
  },
  {
    route: 'openAgreement',
    names: 'a mailed key',
    saying: 'a wrong birth date',
    ask: async (of) => ({ body: { key: await of.agreementKey(), birthDate: '1970-01-01', action: 'agree' } }),
    cells: bearer('403 agreement.wrongBirthDate', '410 agreement.expired'),
  },
];
