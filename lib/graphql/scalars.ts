import { GraphQLError } from 'graphql';
import { builder } from './builder';

const refuse = (scalar: string, value: unknown): never => {
  throw new GraphQLError(`${scalar} cannot be ${JSON.stringify(value)}`);
};

const money = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : refuse('Money', value);

builder.scalarType('Money', {
  description: 'Integer in minor units of its currency.',
  serialize: money,
  parseValue: money,
});

const instant = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  return Number.isNaN(date.getTime()) ? refuse('DateTime', value) : date;
};

builder.scalarType('DateTime', {
  description: 'Instant in ISO 8601.',
  serialize: (value) => value.toISOString(),
  parseValue: instant,
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (value: unknown): string =>
  typeof value === 'string' && DAY.test(value) ? value : refuse('Date', value);

builder.scalarType('Date', { description: 'Calendar day, YYYY-MM-DD.', serialize: day, parseValue: day });

const DECIMAL = /^-?\d+(\.\d+)?$/;
const decimal = (value: unknown): string =>
  typeof value === 'string' && DECIMAL.test(value) ? value : refuse('Decimal', value);

builder.scalarType('Decimal', {
  description: 'Decimal number as text.',
  serialize: decimal,
  parseValue: decimal,
});
