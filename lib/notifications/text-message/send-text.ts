import type { ChannelSender } from '../channel-sender';
import type { TextMessage } from './text-message';
import { TextRefusal } from './text-refusal';
import { textTransport } from './transport';

/** Hands a text message over, where this installation sends any. */
export const sender: ChannelSender<TextMessage> = {
  send: async (message) => {
    const transport = await textTransport();
    if (!transport) return null;
    const { providerId } = await transport.deliver(message);
    return { toAddress: message.to, providerId };
  },
  combine: (messages) => ({ to: messages[0].to, text: messages.map(({ text }) => text).join('\n') }),
  isPermanent: (error) => error instanceof TextRefusal && error.isFinal,
};
