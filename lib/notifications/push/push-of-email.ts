import type { ComposeEmail, ComposePush } from '../define-notice';

/**
 * A push message that says what the mail's subject and preview say, and is silent when the mail is. `path` is the page
 * that it opens: whoever has the device is signed in, so it needs no link.
 */
export const pushOfEmail =
  <Payload>(compose: ComposeEmail<Payload>, path: (payload: Payload) => string): ComposePush<Payload> =>
  async (payload, context) => {
    const email = await compose(payload, context);
    if (!email) return null;
    const { preview } = email.body.props;
    return { title: email.subject, body: preview ?? '', path: path(payload) };
  };
