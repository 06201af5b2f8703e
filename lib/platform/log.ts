import { type Logger, levels, pino, stdTimeFunctions } from 'pino';
import { logDestination } from './log-destination';
import { maskPersonalData } from './mask-personal-data';
import { currentRequest, requestIdOf } from './request-context';

export type { Logger };

/** How the level is found before the environment has been checked: logging must never be what fails. */
const level = process.env.LOG_LEVEL?.trim() || (process.env.NODE_ENV === 'test' ? 'silent' : 'info');

/** Of several that answer together (scripts/start/web/start-web-process.ts). */
const processNumber = Number(process.env.ELENCO_PROCESS) || undefined;

/**
 * One JSON line per event on standard output, without personal data: values under telling names
 * (password, token, email, phone, …) are removed at any depth, and addresses, numbers of phones and
 * links' secrets inside texts are masked. An `Error` goes under `err` or `error`.
 */
export const log: Logger = pino(
  {
    level: level in levels.values || level === 'silent' ? level : 'info',
    base: { app: 'elenco', ...(processNumber && { process: processNumber }) },
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => ({ ...currentRequest() }),
    // What a line says itself counts more.
    mixinMergeStrategy: (line, request) => ({ ...request, ...line }),
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => maskPersonalData(fields) as Record<string, unknown>,
      bindings: (fields) => maskPersonalData(fields) as Record<string, unknown>,
    },
    // `maskPersonalData` has already turned the error into fields.
    serializers: { err: (fields: unknown) => fields },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest]: unknown[] = args;
        // Given an error alone, pino would take its message as the line's, unmasked.
        const whole =
          first instanceof Error ? [{ err: first }, ...(rest.length > 0 ? rest : [first.message])] : args;
        const masked = whole.map((arg) => (typeof arg === 'string' ? maskPersonalData(arg) : arg));
        method.apply(this, masked as typeof args);
      },
    },
  },
  logDestination(),
);

/** The logger of a request whose answer is no one's `answerRequest`; its lines carry `requestId`. */
export const requestLog = (headers: Headers): Logger => log.child({ requestId: requestIdOf(headers) });
