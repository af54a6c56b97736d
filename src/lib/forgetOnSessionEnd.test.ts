import { readdirSync, readFileSync } from 'node:fs';

import { moduleStateIn } from '../testing/moduleState';

/** What modules keep beyond a session on purpose, and why. */
const kept: Record<string, string> = {
  'api/live/subscriptions.ts ofStores': 'The clinics on screen; each leaves with the list that shows it.',
  'app/askAnew.ts __webpack_chunk_load__': 'The loader of the build.',
  'app/askAnew.ts __webpack_get_script_filename__': 'The loader of the build.',
  'app/askAnew.ts __webpack_public_path__': 'The loader of the build.',
  'app/offline/newVersion.ts hearers': 'Components that listen; each leaves by itself.',
  'app/offline/newVersion.ts waiting': 'A newer build, about nobody.',
  'lib/clinicTime.ts formatters': 'Formatters by language and time zone, about nobody.',
  'lib/closedAccount.ts closed': 'Shown after the session of a closed account; the next sign-in empties it.',
  'lib/forgetOnSessionEnd.ts table': 'The table itself.',
  'lib/happenings.ts hear': 'Which store listens, about nobody.',
  'lib/trace.ts hearTurn': 'Which keeper hears of a session’s end, about nobody.',
  'lib/trace.ts readTab': 'Which keeper is read; it empties itself at logout.',
  'lib/trace.ts read': 'Which recorder is read; it empties itself when a session ends.',
  'store/webAreas.ts instead': 'Stands in for the storage of the browser, and is emptied field by field like it.',
  'ui/documentTitle.ts shown': 'The title of the open route, never the name of a person.',
  'ui/documentTitle.ts followers': 'Components that follow; each leaves by itself.',
  'ui/toldNotices.ts hearers': 'Components that listen; each leaves by itself.',
  'ui/toldNotices.ts told': 'The notices on screen; each leaves with the component that shows it.',
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^testing\//.test(file))
  .sort();

const state = sources.flatMap((file) =>
  moduleStateIn(file, readFileSync(`src/${file}`, 'utf8')).map(({ name, isForgotten }) => ({
    key: `${file} ${name}`,
    isForgotten,
  })),
);

describe('what modules remember (product §3 emptying)', () => {
  it('the end of a session empties all module state, except what this test lists with a reason', () => {
    const unexplained = state.filter(({ key, isForgotten }) => !isForgotten && !(key in kept)).map(({ key }) => key);
    expect(unexplained).toEqual([]);
  });

  it('the list of kept module state has no leftover reason', () => {
    const keys = state.filter(({ isForgotten }) => !isForgotten).map(({ key }) => key);
    expect(Object.keys(kept).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each([
    ['let kept: string | undefined;', ['kept']],
    ['const seen = new Map<string, string>();', ['seen']],
    ['const byArea = { session: new Set(), local: new Set() };', ['byArea']],
    ['const shown = { title: "" };\nexport const show = (title: string) => { shown.title = title; };', ['shown']],
    ['const list: string[] = [];\nexport const add = (one: string) => { list.push(one); };', ['list']],
    ['const intents = makeIntents();', ['intents']],
    [
      'const names: ReadonlySet<string> = new Set(["a"]);\nconst waits = { ended: 1 };\nexport const f = () => new Map();',
      [],
    ],
  ])('the scan of the syntax tree finds module state in: %s', (text, names) => {
    expect(moduleStateIn('added.ts', text)).toEqual(names.map((name) => ({ name, isForgotten: false })));
  });

  it('module state counts as emptied when its own variable is emptied, even by a function of the file', () => {
    const text = `
      const one = new Set(); const other = new Set();
      const clear = () => { one.clear(); };
      forgetOnSessionEnd('one', clear);`;
    expect(moduleStateIn('added.ts', text)).toEqual([
      { name: 'one', isForgotten: true },
      { name: 'other', isForgotten: false },
    ]);
  });
});
