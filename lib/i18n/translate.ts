import { createTranslator } from 'next-intl';
import type { FieldMessage } from '@/lib/core/errors';
import { singleStop } from '@/lib/core/single-stop';
import { formats } from './formats';
import { DEFAULT_TIME_ZONE, LOCALE } from './locale';
import { messages } from './messages/es';

type Values = Readonly<Record<string, string | number>>;

// Keys come from errors and schemas at run time, so their literal types are of no use here.
const lookUp = createTranslator({
  locale: LOCALE,
  timeZone: DEFAULT_TIME_ZONE,
  messages,
  formats,
  getMessageFallback: () => messages.errors.unexpected,
}) as unknown as (key: string, values?: Values) => string;

/**
 * The text of a key that is only known at run time: an AppError's, a schema issue's. Needs no request, so jobs and
 * mails use it too. A key without a text gives the general failure message: no key ever reaches a person.
 */
export const translate = (key: string, values?: Values): string =>
  values ? singleStop(lookUp(key, values)) : lookUp(key);

/** The text of what is wrong with a field. */
export const translateField = (message: FieldMessage): string =>
  typeof message === 'string' ? translate(message) : translate(message.key, message.values);
