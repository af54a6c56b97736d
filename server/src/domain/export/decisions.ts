import type { CodeableConcept, Consent, DocumentReference } from '@medplum/fhirtypes';

import type { ConsentKind } from '../../../../contract/account.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { codingOf, identifierOf, instantOf, refTo, refToOwner, type Owner } from './naming.ts';

export type FiledDecision = {
  decisionId: string;
  kind: ConsentKind;
  granted: boolean;
  version: string;
  decidedAt: Date;
  isLast: boolean;
};

export type FiledText = { text: 'terms' | 'privacy'; version: string; isInForce: boolean };

/** Analytics consent is part of the privacy policy. */
export const textOf = (kind: ConsentKind): FiledText['text'] => (kind === 'terms' ? 'terms' : 'privacy');

const titles: Record<FiledText['text'], Record<Language, string>> = {
  terms: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  privacy: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
};

const idOf = ({ text, version }: Pick<FiledText, 'text' | 'version'>): string => `${text}-${version}`;

const addressOf = ({ text }: Pick<FiledText, 'text'>, { base, lang }: Owner): string =>
  `${base}/api/login/${text}?lang=${lang}`;

export const textResource = (filed: FiledText, owner: Owner): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: idOf(filed),
  identifier: [identifierOf(owner, 'text-version', filed.version)],
  status: filed.isInForce ? 'current' : 'superseded',
  content: [
    {
      attachment: {
        contentType: 'text/html',
        language: `${owner.lang}-CA`,
        title: `${titles[filed.text][owner.lang]}, version ${filed.version}`,
        ...(filed.isInForce ? { url: addressOf(filed, owner) } : {}),
      },
    },
  ],
});

/** LOINC: privacy policy acknowledgement, or consent document. */
const documents: Record<ConsentKind, string> = { terms: '59284-0', privacy: '57016-8', analytics: '59284-0' };

const categoryOf = (kind: ConsentKind, owner: Owner): CodeableConcept => ({
  coding: [{ system: 'http://loinc.org', code: documents[kind] }, codingOf(owner, 'consent-kind', kind)],
});

const statusOf = ({ granted, isLast }: FiledDecision): Consent['status'] => {
  if (!isLast) return 'inactive';
  return granted ? 'active' : 'rejected';
};

export const decisionOf = (decision: FiledDecision, owner: Owner): Consent => {
  const text = { text: textOf(decision.kind), version: decision.version };
  return {
    resourceType: 'Consent',
    id: decision.decisionId,
    status: statusOf(decision),
    scope: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'patient-privacy' }] },
    category: [categoryOf(decision.kind, owner)],
    patient: refToOwner(owner),
    dateTime: instantOf(decision.decidedAt),
    performer: [refToOwner(owner)],
    sourceReference: refTo('DocumentReference', idOf(text)),
    policy: [{ uri: addressOf(text, owner) }],
    provision: { type: decision.granted ? 'permit' : 'deny' },
  };
};
