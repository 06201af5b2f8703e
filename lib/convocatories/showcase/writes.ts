import { defineWrite } from '@/lib/graphql/define-write';
import { dressTalentInput, headGroupInput } from './inputs';

export const SHOW_TALENTS = defineWrite(
  'showTalents',
  { convocatedIds: '[ID!]!', eventId: 'ID!', shown: 'Boolean!' },
  { answer: [{ id: 'ID!' }] },
);
export const SHOW_EVERYONE = defineWrite(
  'showEveryone',
  { eventId: 'ID!', shown: 'Boolean!' },
  { answer: [{ id: 'ID!' }] },
);
export const ORDER_SHOWCASE = defineWrite(
  'orderShowcase',
  { convocatedIds: '[ID!]!', eventId: 'ID!' },
  { answer: 'Int!' },
);
export const SEND_SHOWCASE = defineWrite('sendShowcase', { eventId: 'ID!' }, { answer: 'Boolean!' });
export const PUBLISH_SHOWCASE = defineWrite('publishShowcase', { eventId: 'ID!' }, { answer: 'Int!' });
export const DISCARD_SHOWCASE_DRAFT = defineWrite(
  'discardShowcaseDraft',
  { eventId: 'ID!' },
  { answer: 'Int!' },
);
export const DRESS_TALENT = defineWrite('dressTalent', dressTalentInput, {
  input: 'ShowcaseLookInput',
  answer: 'ID!',
});
export const HEAD_GROUP = defineWrite('headShowcaseGroup', headGroupInput, {
  input: 'ShowcaseHeadingInput',
  answer: 'Int!',
});
export const MOVE_GROUP = defineWrite(
  'moveShowcaseGroup',
  { eventId: 'ID!', convocatedId: 'ID!', up: 'Boolean!' },
  { answer: 'Int!' },
);
