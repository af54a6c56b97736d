import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  RootOperationNode,
  UnknownRow,
  QueryResult,
} from 'kysely';

import { buildApp } from '../../src/app.ts';
import type { App, Deps } from '../../src/http/deps.ts';

/** The statement that was to fail. */
class StatementFailed extends Error {}

/** A database of which one statement fails, counted from where `failAt` was called. */
class FailingStatements implements KyselyPlugin {
  #left = Infinity;

  failAt(statement: number): void {
    this.#left = statement;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.#left -= 1;
    if (this.#left === 0) throw new StatementFailed('This statement fails, as the test wants it.');
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

/** The application once more, on the same data, through a database of which a chosen statement fails. */
export const failingApp = async (deps: Deps): Promise<{ app: App; deps: Deps; statements: FailingStatements }> => {
  const statements = new FailingStatements();
  const failing = { ...deps, db: deps.db.withPlugin(statements) };
  return { app: await buildApp(failing), deps: failing, statements };
};
