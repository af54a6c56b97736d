/**
 * A day to come that a test names will be past, and a child that it names grows up: then it fails by itself. Before 2029,
 * a day is one of a clock that a test holds still; from 2080 on, one that no test reaches.
 */
const dayToCome = /(?<![\d-])20(?:29|[3-7]\d)-(?:\d\d|$)/;

const countedFromNow = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      expires: 'It will be past one day: take yearAhead of server/test/support/years.ts, or count from now.',
    },
  },
  create: (context) => {
    const look = (node, text) => {
      if (dayToCome.test(text)) context.report({ node, messageId: 'expires' });
    };
    return {
      Literal: (node) => {
        look(node, node.raw);
      },
      TemplateElement: (node) => {
        look(node, node.value.raw);
      },
    };
  },
};

/** Of a child in 2026. */
const childsBirthDate = /^20(?:0[89]|[12]\d)-(?:0[1-9]|1[0-2])-/;
/** What holds or moves the clock by which a child is one. */
const clocks = new Set(['testClock', 'moveClocks', 'reminderStage']);

const noFixedChild = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { grows: 'This child grows up: take bornYearsAgo of server/test/support/people.ts, or yearsBack.' },
  },
  create: (context) => {
    let isClockHeld = false;
    return {
      ImportSpecifier: ({ imported }) => {
        isClockHeld ||= clocks.has(imported.name);
      },
      'Property[key.name=/^birth_?date$/i] > Literal': (node) => {
        if (!isClockHeld && childsBirthDate.test(node.value)) context.report({ node, messageId: 'grows' });
      },
    };
  },
};

/** What tests give to a real database, which judges it by its clock. */
export const noExpiringDays = {
  files: ['server/test/**/*.ts', 'src/testing/**/*.{ts,tsx}'],
  plugins: { days: { rules: { 'counted-from-now': countedFromNow, 'no-fixed-child': noFixedChild } } },
  rules: { 'days/counted-from-now': 'error', 'days/no-fixed-child': 'error' },
};
