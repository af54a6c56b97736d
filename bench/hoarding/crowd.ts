import { addPeople } from '../network/people.ts';
import { accountFrom, type Account } from '../stage/account.ts';
import { firstCalls } from '../stage/calls.ts';
import { visitorFrom } from '../stage/guest.ts';
import { makeAccountBot } from './accountBot.ts';
import { makeBookingBot } from './bookingBot.ts';
import { makeBot } from './bot.ts';
import { makeInvitationBot } from './invitationBot.ts';
import { makePatient } from './patient.ts';
import { makePerson, type Person } from './person.ts';

export type Turn = (now: number) => Promise<void>;

type Where = { address: string; databaseUrl: string; random: () => number };

/** Bots by the door they come through. `bookers` are guests with mailboxes, `confirmed` accounts with one. */
export type Bots = { guests: number; bookers: number; unconfirmed: number; confirmed: number; invitations: number };

/** How the honest people come: with an account and known to a clinic, with a new account, or as guests. */
export type Honest = { known: number; newAccounts: number; guests: number };

const accountsOf = async (
  { address, databaseUrl }: Where,
  {
    series,
    count,
    network,
    ...are
  }: {
    series: string;
    count: number;
    network: number;
    isConfirmed: boolean;
    isKnown: boolean;
  },
): Promise<Account[]> => {
  const people = await firstCalls(address, await addPeople(databaseUrl, series, count, are));
  return people.map((person, at) => accountFrom(address, `10.${network}.${at >> 8}.${at & 255}`, person));
};

export const makeBots = async (where: Where, bots: Bots): Promise<Turn[]> => {
  const { address, random } = where;
  const unconfirmed = {
    series: 'unconfirmed',
    count: bots.unconfirmed,
    network: 3,
    isConfirmed: false,
    isKnown: false,
  };
  const confirmed = { series: 'confirmed', count: bots.confirmed, network: 4, isConfirmed: true, isKnown: false };
  const accounts = [...(await accountsOf(where, unconfirmed)), ...(await accountsOf(where, confirmed))];
  return [
    ...Array.from({ length: bots.guests }, (_, at) =>
      makeBot(visitorFrom(address, `10.1.${at >> 8}.${at & 255}`), random),
    ),
    ...Array.from({ length: bots.bookers }, (_, at) =>
      makeBookingBot(visitorFrom(address, `10.8.${at >> 8}.${at & 255}`), {
        ...where,
        mailboxOf: (times) => `${at}.${times}@robots.exemple`,
      }),
    ),
    ...accounts.map((account) => makeAccountBot(account, random)),
    ...Array.from({ length: bots.invitations }, (_, at) => makeInvitationBot(address, `10.5.0.${at}`, random)),
  ].map(({ turn }) => turn);
};

export const makeHonest = async (where: Where, { known, newAccounts, guests }: Honest): Promise<Person[]> => {
  const { address, random } = where;
  const knownPeople = { series: 'known', count: known, network: 6, isConfirmed: true, isKnown: true };
  const newPeople = { series: 'new', count: newAccounts, network: 7, isConfirmed: true, isKnown: false };
  const accounts = [...(await accountsOf(where, knownPeople)), ...(await accountsOf(where, newPeople))];
  return [
    ...accounts.map((account) => makePatient(account, random)),
    ...Array.from({ length: guests }, (_, at) =>
      makePerson(visitorFrom(address, `10.2.0.${at}`), { address, email: `personne.${at}@exemple.ca`, random }),
    ),
  ];
};
