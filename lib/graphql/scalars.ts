import { GraphQLError } from 'graphql';
import { isCalendarDate, readInstant } from '@/lib/core/dates';
import { builder } from './builder';

const refuse = (scalar: string, value: unknown): never => {
  throw new GraphQLError(`${scalar} cannot be ${JSON.stringify(value)?.slice(0, 100)}`);
};

const money = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : refuse('Money', value);

builder.scalarType('Money', {
  description: 'Integer in minor units of its currency.',
  serialize: money,
  parseValue: money,
});

builder.scalarType('DateTime', {
  description: 'Instant in ISO 8601 with its offset, like 2026-01-05T20:30:00Z.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => (typeof value === 'string' ? readInstant(value) : null) ?? refuse('DateTime', value),
});

const day = (value: unknown): string =>
  typeof value === 'string' && isCalendarDate(value) ? value : refuse('Date', value);

builder.scalarType('Date', { description: 'Calendar day, YYYY-MM-DD.', serialize: day, parseValue: day });

const DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
const decimal = (value: unknown): string =>
  typeof value === 'string' && DECIMAL.test(value) ? value : refuse('Decimal', value);

builder.scalarType('Decimal', {
  description: 'Decimal number as text.',
  serialize: decimal,
  parseValue: decimal,
});
