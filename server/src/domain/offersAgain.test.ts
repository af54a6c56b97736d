import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openTerms, type ServiceTerms } from './care/serviceTerms.ts';
import type { CareType } from '../../../contract/catalogues.ts';
import type { NetworkClinic, NetworkService } from './network.ts';
import { offersAgain } from './offersAgain.ts';

const clinic: NetworkClinic = {
  clinicId: 'c1',
  name: 'GMF du Fleuve',
  kind: 'gmf',
  addressLine: '',
  city: '',
  province: 'QC',
  postalCode: null,
  position: null,
  timeZone: 'America/Toronto',
  phone: null,
  cancelLimitMinutes: 120,
  languages: [],
  careTypes: ['walk-in'],
  active: true,
};
const chosen = {
  clinicId: 'c1',
  profId: 'p1',
  careType: 'walk-in',
  mode: 'in-person',
  raisonVisite: 'skin',
  near: null,
  birthDate: '2010-06-01',
  isProfThere: true,
} as const;
const network = (terms: Partial<ServiceTerms> = {}, careType: CareType = 'walk-in', active = true) => {
  const service: NetworkService = { serviceId: 's1', clinicId: 'c1', careType, terms: { ...openTerms, ...terms } };
  return {
    clinics: new Map([['c1', { ...clinic, active }]]),
    services: new Map([['s1', service]]),
  };
};
const offers = (of: ReturnType<typeof network>, more: Partial<Parameters<typeof offersAgain>[0]> = {}) =>
  offersAgain({ ...chosen, ...more }, of, '2026-11-28');

test('what was booked is offered again with the professional, or at the clinic where the professional has no time ahead (decision 90)', () => {
  assert.equal(offers(network()), 'professional');
  assert.equal(offers(network(), { isProfThere: false }), 'clinic');
  assert.equal(offers(network(), { profId: null }), 'clinic');
});

test('nothing is offered by a clinic that is closed, gone, or without that type of care (decision 90)', () => {
  assert.equal(offers(network({}, 'walk-in', false)), 'nothing');
  assert.equal(offers(network(), { clinicId: 'c2' }), 'nothing');
  assert.equal(offers(network({}, 'periodic')), 'nothing');
});

test('nothing is offered where the service no longer takes the reason, the mode or the age of the person (decision 90)', () => {
  assert.equal(offers(network({ reasons: ['vaccination'] })), 'nothing');
  assert.equal(offers(network({ modes: ['phone'] })), 'nothing');
  assert.equal(offers(network({ maxAge: 16 })), 'professional');
  assert.equal(offers(network({ maxAge: 15 })), 'nothing');
});
