import type { ChannelSender } from '../channel-sender';
import { findDevices } from './devices';
import { type PushMessage, PushRefusedError } from './push-message';
import { toldOf } from './told-of';

/**
 * Hands a message over for each device of the person and forgets those that take none any more. It has left when one took
 * it: a try again would ring twice at the others.
 */
export const sender: ChannelSender<PushMessage> = {
  send: async (message, row) => {
    const devices = row.talentId || row.userId ? await findDevices(row) : [];
    const told = await toldOf(row);
    const outcomes = await Promise.allSettled(
      devices.map(async (device) => {
        const delivery = await device.deliver(message, told);
        if (delivery === 'gone') await device.forget();
        return delivery;
      }),
    );
    const taken = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'taken').length;
    if (taken > 0) return { toAddress: String(taken), providerId: row.id };
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return null;
  },
  combine: (messages) => {
    const { title, path } = messages.at(-1) ?? messages[0];
    return { title, path, body: [...new Set(messages.map(({ body }) => body))].join(' ') };
  },
  isPermanent: (error) => error instanceof PushRefusedError,
};
