import type { output, ZodMiniType } from 'zod/mini';
import type { JobActor } from '@/lib/core/actor';
import type { Logger } from '@/lib/platform/log';
import type { JobLane } from './lanes';

/** What a handler is given besides its payload. */
export type JobContext = {
  readonly actor: JobActor;
  readonly log: Logger;
  /** 1 the first time. */
  readonly attempt: number;
  /** True when a failure now is final: nobody will try again. */
  readonly lastAttempt: boolean;
  /** Aborted when its time is over: it has failed and will be tried again. */
  readonly signal: AbortSignal;
};

/** What a handler answers that has more to do than its turn allows: the same job waits again, behind those of others. */
export const GO_ON = 'GO_ON';

// biome-ignore lint/suspicious/noConfusingVoidType: nearly all end with nothing to say.
export type JobEnd = void | typeof GO_ON;

export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<JobEnd>;

type JobModule<Payload> =
  | { readonly handle: JobHandler<Payload> }
  | { readonly default: JobHandler<Payload> };

type JobDefinition<Schema extends ZodMiniType> = {
  /** `<domain>.<verb-noun>`; renaming one strands what is queued under the old name. */
  readonly name: string;
  /** Ids only: a payload stays in the database until the job is done. */
  readonly payload: Schema;
  readonly run: () => Promise<JobModule<output<Schema>>>;
  /** Five fields, UTC: `0 8 * * *` runs daily at 03:00 in Bogotá. The payload must accept `{}`. */
  readonly cron?: string;
  /** Tries before giving up, 25 unless told (about three days with the growing pauses). */
  readonly maxAttempts?: number;
  /** What it waits for: it takes no place of a job that waits for something else. */
  readonly lane: JobLane;
  /** After which a run has failed and its place is free; two minutes unless told. */
  readonly limitSeconds?: number;
};

/** Longer than all that a job waits for outside, each of which has a limit of its own. */
const LIMIT_SECONDS = 120;

/** A job without its payload's type, as the registry and the worker hold it. */
export type RegisteredJob = {
  readonly name: string;
  readonly cron: string | undefined;
  readonly maxAttempts: number | undefined;
  readonly lane: JobLane;
  readonly limitSeconds: number;
  /** Parses a stored payload and runs the handler; the handler is loaded at the first run. */
  readonly execute: (payload: unknown, context: JobContext) => Promise<JobEnd>;
};

export type Job<Payload> = RegisteredJob & {
  /** Throws when the payload is not what the job takes, extra keys included where the schema is strict. */
  readonly parse: (payload: Payload) => Payload;
};

/**
 * Declares a job: a name, the shape of its payload and where its handler lies. The handler is imported
 * when it first runs, so whoever enqueues it does not load what only the worker needs. A handler may run
 * twice (a worker can die after the work and before saying so), so it must be harmless to repeat.
 */
export function defineJob<Schema extends ZodMiniType>(
  definition: JobDefinition<Schema>,
): Job<output<Schema>> {
  const parse = (payload: unknown): output<Schema> => {
    const result = definition.payload.safeParse(payload);
    if (!result.success) {
      const where = result.error.issues.map((issue) => issue.path.join('.') || issue.code).join(', ');
      throw new Error(`Payload refused by the job ${definition.name}: ${where}`);
    }
    return result.data;
  };
  return {
    name: definition.name,
    cron: definition.cron,
    maxAttempts: definition.maxAttempts,
    lane: definition.lane,
    limitSeconds: definition.limitSeconds ?? LIMIT_SECONDS,
    parse,
    execute: async (payload, context) => {
      const loaded = await definition.run();
      const handle = 'handle' in loaded ? loaded.handle : loaded.default;
      return handle(parse(payload), context);
    },
  };
}
