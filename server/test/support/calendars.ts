import ICAL from 'ical.js';

/** A calendar file as a program of somebody else's understands it. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  /** The instant, and what the clock of its zone shows. */
  start: string;
  end: string;
  wall: string;
  zone: string;
  summary: string;
  location: string;
  description: string;
  /** The names of its properties, sorted. */
  properties: string[];
  alarms: string[];
};

export type ReadCalendar = { method: string; name: string | null; zones: string[]; events: ReadEvent[] };

const textOf = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '');

/** Reads the time by the rules that stand in the file itself, not by those of the parser or of this machine. */
const readEvent = (component: ICAL.Component): ReadEvent => {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: textOf(component, 'status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    wall: event.startDate.toString(),
    zone: event.startDate.zone.tzid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    properties: [...new Set(component.getAllProperties().map(({ name }) => name))].sort(),
    alarms: component.getAllSubcomponents('valarm').map((alarm) => textOf(alarm, 'trigger')),
  };
};

/** Reads a file with an independent parser. @throws when it is not a calendar */
export const readCalendar = (text: string): ReadCalendar => {
  const calendar = ICAL.Component.fromString(text);
  const name = calendar.getFirstPropertyValue('x-wr-calname');
  return {
    method: textOf(calendar, 'method'),
    name: name === null ? null : String(name),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => textOf(zone, 'tzid')),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  };
};

/** A person’s own calendar, which takes files in as RFC 5546 says: by UID, a newer version over an older one. */
export const ownCalendar = () => {
  const events = new Map<string, ReadEvent>();
  return {
    take: (text: string): void => {
      for (const event of readCalendar(text).events) {
        const known = events.get(event.uid);
        if (known === undefined || event.sequence >= known.sequence) events.set(event.uid, event);
      }
    },
    events: (): ReadEvent[] => [...events.values()],
  };
};
