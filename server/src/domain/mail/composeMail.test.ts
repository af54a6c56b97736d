import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages } from '../../../../contract/catalogues.ts';
import { composeMail } from './composeMail.ts';
import { mailTemplates } from './email.ts';
import { networkOf } from './network.ts';

const facts = {
  login: 'marie.tremblay',
  address: 'https://portail.example/#/recover/do?key=abc',
  at: new Date('2026-11-20T14:05:00Z'),
  device: 'Firefox · Android',
};
const network = { name: 'Réseau Boréal', host: 'portail.example' };
const all = mailTemplates.flatMap((template) =>
  languages.map((lang) => ({ template, lang, mail: composeMail(template, lang, facts, network) })),
);

test('every mail exists in both languages, says whose account it is about where it goes to a known owner, and differs from the other (product §6 mail)', () => {
  assert.equal(new Set(all.map(({ mail }) => mail.subject)).size, all.length);
  for (const { template, lang, mail } of all) {
    assert.equal(
      mail.text.includes(facts.login),
      !['accessRequest', 'verification'].includes(template),
      `${template} ${lang}`,
    );
    assert.match(mail.html, new RegExp(`<html lang="${lang}">`));
  }
});

test('the text and the HTML of an email have the same wording, except for the link (product §6 mail)', () => {
  const messagesOf = (text: string) =>
    text
      .replace(/^-- $/m, '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' ');
  for (const {
    template,
    mail: { subject, text, html },
  } of all) {
    const shown = html
      .replace(/<head>.*<\/head>/, '')
      .replace(/<p><a .*<\/a><\/p>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'");
    assert.equal(messagesOf(shown), messagesOf(text), template);
    assert.match(html, new RegExp(`<title>${subject}</title>`));
  }
});

test('an email mentions no appointment except to remind of one, no clinic, no professional, no health and no date except that of a sign-in (product §6 mail)', () => {
  const mentionsAppointment = /visite?\b|rendez-vous|appointment/i;
  const forbidden = /cliniq|clinic\b|médec|doctor|infirm|nurse|santé|health|assurance|insurance|\d{4}|NAM\b/i;
  for (const { template, lang, mail } of all) {
    const said = `${mail.subject} ${mail.text}`;
    assert.doesNotMatch(said, forbidden, `${template} ${lang}`);
    assert.equal(mentionsAppointment.test(said), template === 'visitReminder', `${template} ${lang}`);
  }
});

test('French emails follow Quebec typography and use plain, polite language (product §6 mail)', () => {
  for (const { template, lang, mail } of all) {
    if (lang !== 'fr') continue;
    const text = `${mail.subject}\n${mail.text}`.replace(/https?:\S+/g, '');
    assert.doesNotMatch(text, /[^\S\n][;!?]|(?<!\u00A0):|\d (?:h|heures|minutes)|'|\.\.\.|veuillez|désolé/i, template);
    assert.doesNotMatch(text, /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu, template);
  }
});

test('an email loads nothing and runs nothing, and its only link is the given one (product §6 mail)', () => {
  for (const {
    template,
    mail: { html },
  } of all) {
    assert.doesNotMatch(html, /<(?:img|script|link|style|iframe|form|object|svg|video)|\burl\(|\son\w+=/i, template);
    const links = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    for (const address of links) assert.equal(address, facts.address);
  }
});

test('markup in a login or an address stays text in the HTML of an email (product §6 mail)', () => {
  const hostile = {
    ...facts,
    login: '<img src=x onerror=alert(1)>"\'&',
    address: 'https://portail.example/"><script>alert(1)</script>',
  };
  for (const template of mailTemplates) {
    const { html } = composeMail(template, 'fr', hostile, network);
    assert.doesNotMatch(html, /<(?:img|script)/);
  }
});

test('the subject of an email contains nothing that a person typed, so that nobody can add a header (product §6 mail)', () => {
  for (const template of mailTemplates) {
    const hostile = composeMail(template, 'fr', { ...facts, login: 'a\r\nBcc: b@exemple.ca' }, network);
    assert.equal(hostile.subject, composeMail(template, 'fr', facts, network).subject);
    assert.doesNotMatch(hostile.subject, /[\r\n]/);
  }
});

test('the email about a new device gives its kind and the time on Quebec’s clock (product §8 devices)', () => {
  const said = (lang: 'fr' | 'en', device: string) =>
    composeMail('newDevice', lang, { ...facts, device }, network)
      .text.split('\n\n')
      .slice(2, 4);
  assert.deepEqual(said('fr', 'Firefox · Android'), [
    'Appareil\u00A0: Firefox sur Android',
    'Moment\u00A0: vendredi 20 novembre à\u00A09\u00A0h\u00A005 (heure de l’Est)',
  ]);
  assert.deepEqual(said('en', 'Firefox · Android'), [
    'Device: Firefox on Android',
    'Time: Friday, November 20 at\u00A09:05\u00A0a.m. (Eastern time)',
  ]);
  assert.deepEqual([said('fr', '')[0], said('en', '')[0]], ['Appareil\u00A0: inconnu', 'Device: unknown']);
});

test('every email names the network and where to reach it (product §9 messages)', () => {
  for (const { mail } of all) assert.match(mail.text, /\n-- \nRéseau Boréal · portail\.example\n/);
});

test('the name of the network is that of the sender, with its address and folder (product §9 messages)', () => {
  const named = (from: string, publicUrl: string) => networkOf({ mail: { from }, publicUrl });
  assert.deepEqual(named('"Réseau Boréal" <portail@boreal.example>', 'https://portail.example/sante'), {
    name: 'Réseau Boréal',
    host: 'portail.example/sante',
  });
  assert.equal(named('portail@boreal.example', 'https://portail.example').name, 'portail@boreal.example');
});
