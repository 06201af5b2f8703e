import { type Environment, environmentSchema } from './env-schema';

/** A variable is missing or wrong; the message has a line for each, ready to be shown. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

const WHERE = 'Defínela en el archivo .env (ver .env.example) o en el entorno.';

/** An empty variable (`SMTP_URL=` in a file) means that it is not set. */
const withoutEmpty = (raw: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''));

/**
 * Checks the variables given and fills in the defaults. Throws an `EnvironmentError` that says, for
 * each wrong one, its name, what is wrong and where to set it; never its value, which may be a secret.
 */
export function parseEnvironment(raw: Readonly<Record<string, string | undefined>>): Environment {
  const given = withoutEmpty(raw);
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: ${name in given ? issue.message : missing(issue.message)}. ${WHERE}`;
  });
  throw new EnvironmentError([...new Set(problems)]);
}

const missing = (message: string): string => (message.startsWith('falta') ? message : 'falta');

/** `next build` runs without a database or secrets; nothing it makes may hold one. */
const AT_BUILD = {
  DATABASE_URL: 'postgresql://nobody@build.invalid/none',
  NEXTAUTH_SECRET: '-'.repeat(32),
  ENCRYPTION_KEY: '0'.repeat(64),
  SMTP_URL: 'smtp://build.invalid',
  EMAIL_FROM: 'nobody@build.invalid',
};

let cached: Environment | undefined;

/** The environment of this process, read and checked at the first call. Throws an `EnvironmentError`. */
export function env(): Environment {
  const building = process.env.NEXT_PHASE === 'phase-production-build';
  cached ??= parseEnvironment(building ? { ...AT_BUILD, ...process.env } : process.env);
  return cached;
}

/** Forgets what was read, so that the next `env()` reads again: for tests that change a variable. */
export function resetEnv(): void {
  cached = undefined;
}
