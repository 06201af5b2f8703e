import type { ComposeContext, ComposeEmail, ComposePush } from '../define-notice';

/** What `work` answers, with all that it wrote undone: the link of a mail that nobody gets would stand open for nothing. */
async function withoutTrace<T>(context: ComposeContext, work: (context: ComposeContext) => Promise<T>) {
  const kept: { answer?: T } = {};
  const undone = new Error('undone');
  await context.tx
    .transaction(async (tx) => {
      kept.answer = await work({ ...context, tx });
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return kept.answer ?? null;
}

/**
 * A push message that says what the mail's subject and preview say, and is silent when the mail is. `path` is the page
 * that it opens: whoever has the device is signed in, so it needs no link.
 */
export const pushOfEmail =
  <Payload>(compose: ComposeEmail<Payload>, path: (payload: Payload) => string): ComposePush<Payload> =>
  async (payload, context) => {
    const email = await withoutTrace(context, (inner) => compose(payload, inner));
    if (!email) return null;
    const { preview } = email.body.props;
    return { title: email.subject, body: preview ?? '', path: path(payload) };
  };
