import type { ReactElement } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import type { Tx } from '@/db/client';
import type { JobActor } from '@/lib/core/actor';
import type { Sender } from './find-sender';

export type EmailAddress = { readonly name: string; readonly address: string };

/** A message as composed when it is sent. */
export type ComposedEmail = {
  readonly to: string | EmailAddress;
  /**
   * Speaks for the agency on whose behalf it was queued, to its clients and talents: one that is approved is named as
   * who sends it, with its logo.
   */
  readonly fromAgency?: boolean;
  /** Who reads it besides. */
  readonly cc?: readonly string[];
  readonly subject: string;
  /** Built from the parts in layout.tsx. */
  readonly body: ReactElement<{ sender?: Sender }>;
  /** Where an answer goes, such as the agency's producer; the support address unless told. */
  readonly replyTo?: string | EmailAddress;
  /** Ids of stored files to attach. */
  readonly attachments?: readonly string[];
};

export type ComposeContext = {
  /** Reads, and writes that must exist before the message arrives, such as a link's token. */
  readonly tx: Tx;
  readonly actor: JobActor;
};

/**
 * Loads what the message tells from the database at the moment of sending, so it never says what is no
 * longer true, and returns null when it should not be sent any more. Secrets such as link tokens are made
 * here, never in the payload.
 */
export type ComposeEmail<Payload> = (
  payload: Payload,
  context: ComposeContext,
) => Promise<ComposedEmail | null>;

type EmailSettings<Schema extends ZodMiniType> = {
  /** `<domain>.<what-it-tells>`; renaming one strands what is queued under the old name. */
  readonly kind: string;
  /** Ids only. */
  readonly payload: Schema;
  readonly compose: () => Promise<ComposeEmail<output<Schema>>>;
};

/** An e-mail without its payload's type, as the registry holds it. */
export type RegisteredEmail = {
  readonly kind: string;
  readonly composeStored: (payload: unknown, context: ComposeContext) => Promise<ComposedEmail | null>;
};

export type EmailDefinition<Payload> = RegisteredEmail & {
  readonly parse: (payload: Payload) => Payload;
};

/**
 * Declares an e-mail. Definitions lie in a domain's emails.ts and are listed in its `emails`; what they say
 * lies in its messages.tsx, loaded only when one is sent:
 *
 *     export const contractSigned = defineEmail({
 *       kind: 'contracts.signed',
 *       payload: z.strictObject({ contractId: z.uuid() }),
 *       compose: async () => (await import('./messages')).contractSigned,
 *     });
 */
export function defineEmail<Schema extends ZodMiniType>(
  settings: EmailSettings<Schema>,
): EmailDefinition<output<Schema>> {
  const parse = (payload: unknown): output<Schema> => {
    const result = settings.payload.safeParse(payload);
    if (!result.success) throw new Error(`Payload refused by the e-mail ${settings.kind}`);
    return result.data;
  };
  return {
    kind: settings.kind,
    parse,
    composeStored: async (payload, context) => {
      const compose = await settings.compose();
      return compose(parse(payload), context);
    },
  };
}
