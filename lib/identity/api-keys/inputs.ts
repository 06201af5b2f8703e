import * as z from 'zod/mini';
import { KEY_SCOPES } from '@/db/values/api-keys';
import { requiredLine } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { KEY_LIVES } from './rules';

/** A key that is made; `days` until it ends, null for no end. */
export const createKeyInput = z.object({
  name: requiredLine(60),
  scope: sentAs('ApiKeyScope', z.enum(KEY_SCOPES, 'validation.required')),
  days: z.nullable(
    z.literal(
      KEY_LIVES.filter((days) => days !== null),
      'validation.required',
    ),
  ),
  /** Of the agency, and not of the person who makes it. */
  ofAgency: z.boolean(),
});
export type CreateKeyInput = z.input<typeof createKeyInput>;

export const keyInput = z.object({ id: z.uuid('errors.apiKey.notFound') });
export type KeyInput = z.input<typeof keyInput>;
