import * as z from 'zod/mini';

const key = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), 'errors.push.keys'));
};

/** What a browser tells of itself (PushSubscription): where to send, and the keys to encrypt for it. */
export const subscribeBrowserInput = z.object({
  endpoint: z.url('errors.push.endpoint').check(z.maxLength(1000, 'errors.push.endpoint')),
  p256dh: key(65),
  auth: key(16),
});
export type SubscribeBrowserInput = z.input<typeof subscribeBrowserInput>;
