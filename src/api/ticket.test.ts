// Holds: product §3 emptying
import { calls } from '../../contract/calls.ts';
import { rootsOf } from '../lib/roots';
import { isOver, ticketOf } from './ticket';
import type { TransportState } from './transport';

const { getUser, listInvitations, login, logout, getTerms, openInvitationArea } = calls;

type Changed = { user?: string | null; authToken?: string | null; begun?: number; ended?: number };

const state = ({ user = 'marie', authToken = null, begun = 1, ended = 0 }: Changed = {}): TransportState => ({
  session: { user, authToken, endsAt: null },
  turns: { begun, ended },
  locale: { lang: 'fr' },
  config: { roots: rootsOf('') },
  capabilities: { answered: [], absent: [] },
});

describe('whether an answer comes too late', () => {
  const asked = ticketOf(state(), getUser, false);

  it('the session that asked takes its answer, whatever else changed', () => {
    expect(isOver(asked, getUser, state({ authToken: 'another' }))).toBe(false);
  });

  it('no answer outlives its session, even when the same person is back', () => {
    expect(isOver(asked, getUser, state({ user: null, ended: 1 }))).toBe(true);
    expect(isOver(asked, getUser, state({ ended: 1, begun: 2 }))).toBe(true);
    expect(isOver(asked, getUser, state({ begun: 2 }))).toBe(true);
  });

  it('a sign-in begins a session of its own, unless the person has left meanwhile', () => {
    const signIn = ticketOf(state(), login, true);
    expect(isOver(signIn, login, state({ user: 'luc', begun: 2 }))).toBe(false);
    expect(isOver(signIn, login, state({ user: null, ended: 1 }))).toBe(true);
  });

  it('the answer of a logout always arrives: it tells nothing of a person', () => {
    expect(isOver(ticketOf(state(), logout, false), logout, state({ user: null, ended: 1 }))).toBe(false);
  });

  it('an answer of the invitation area needs the token that asked for it', () => {
    const invited = ticketOf(state({ authToken: 'a' }), listInvitations, false);
    expect(isOver(invited, listInvitations, state({ authToken: 'a' }))).toBe(false);
    expect(isOver(invited, listInvitations, state())).toBe(true);
    const entering = ticketOf(state(), openInvitationArea, true);
    expect(isOver(entering, openInvitationArea, state({ authToken: 'a' }))).toBe(false);
    expect(isOver(entering, openInvitationArea, state({ user: null, ended: 1 }))).toBe(true);
    expect(isOver(entering, openInvitationArea, state({ user: 'luc', begun: 2 }))).toBe(true);
  });

  it('after the end, nobody asks for what is a person’s; public pages are still read', () => {
    const left = state({ user: null, ended: 1 });
    expect(isOver(ticketOf(left, getUser, false), getUser, left)).toBe(true);
    expect(isOver(ticketOf(left, getTerms, false), getTerms, left)).toBe(false);
  });
});
