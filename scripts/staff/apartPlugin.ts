import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';

/** What the bundle of each program never holds, not even a module that is left out as unused. */
const strange = {
  portal: /^src\/staff\//,
  staff: /^src\/(?:app|features|pages|scheduling|store|worker)\//,
} as const;

const name = 'ApartPlugin';

/** Fails the build when a module of one program is in the other: patients load nothing of the staff area. */
export class ApartPlugin {
  readonly program: keyof typeof strange;

  constructor(program: keyof typeof strange) {
    this.program = program;
  }

  apply(compiler: Compiler): void {
    const fileOf = (module: object | null | undefined): string => {
      const { resource = '' } = (module ?? {}) as Partial<NormalModule>; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- boundary: only modules of a file have one
      return path.relative(compiler.context, resource).replaceAll(path.sep, '/');
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const file = fileOf(module);
          if (!strange[this.program].test(file)) continue;
          const issuer = fileOf(compilation.moduleGraph.getIssuer(module));
          compilation.errors.push(
            new compiler.webpack.WebpackError(`${file} is in the ${this.program} bundle, because of ${issuer}`),
          );
        }
      });
    });
  }
}
