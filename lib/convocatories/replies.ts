import { defineReply } from '@/lib/notifications/whatsapp/define-reply';
import { talentCalled } from './notices';

export const replies = [
  defineReply(talentCalled, async () => (await import('./answers/answer-by-whatsapp')).answerByWhatsApp),
];
