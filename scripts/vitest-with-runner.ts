import { createVitest, type Reporter, type UserWorkspaceConfig, type Vite, type Vitest } from 'vitest/node';
import config from '../vitest.config.ts';

type Options = {
  readonly root: string;
  /** The file of a class that runs each test in its own way. */
  readonly runner: string;
  readonly plugins?: readonly Vite.Plugin[];
  readonly provide?: object;
  readonly reporters: ('dot' | Reporter)[];
};

/** Vitest with the project's tests, each run by a runner of its own: projects inherit none from the options of a run. */
export function vitestWithRunner({
  root,
  runner,
  plugins = [],
  provide = {},
  reporters,
}: Options): Promise<Vitest> {
  // As Vitest's own command says it; the product's log is silent by it.
  Object.assign(process.env, { NODE_ENV: 'test' });
  const projects = (config.test?.projects ?? []) as { readonly test: object }[];
  return createVitest('test', {
    ...config.test,
    config: false,
    watch: false,
    root,
    reporters,
    projects: projects.map((project) => ({
      ...project,
      plugins: [...plugins],
      test: { ...project.test, runner, provide, testTimeout: 600_000 },
    })) as UserWorkspaceConfig[],
  });
}
