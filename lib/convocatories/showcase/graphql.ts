import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { ConvocatedType } from '../graphql';
import { dressTalent, headGroup, moveGroup } from './drafting/dress-talent';
import { discardDraft, publishShowcase } from './drafting/publish-showcase';
import { orderShowcase } from './order-showcase';
import { sendShowcase } from './send-showcase';
import { showEveryone, showTalents } from './show-talents';
import {
  DISCARD_SHOWCASE_DRAFT,
  DRESS_TALENT,
  HEAD_GROUP,
  MOVE_GROUP,
  ORDER_SHOWCASE,
  PUBLISH_SHOWCASE,
  SEND_SHOWCASE,
  SHOW_EVERYONE,
  SHOW_TALENTS,
} from './writes';

builder.objectField(ConvocatedType, 'shownAt', (t) =>
  t.field({
    description: "Since when the client may see it in the event's showcase.",
    type: 'DateTime',
    nullable: true,
    resolve: ({ shownAt }) => shownAt,
  }),
);

serveWrite(SHOW_TALENTS, [ConvocatedType], showTalents, {
  description: 'Puts called talents into the draft of the showcase of the event, or takes them out of it.',
});
serveWrite(SHOW_EVERYONE, [ConvocatedType], showEveryone, {
  description:
    'Puts all who said yes into the draft of the showcase of the event, or takes all talents out of it.',
});
serveWrite(ORDER_SHOWCASE, 'Int', orderShowcase, {
  description:
    'Puts talents of the draft in that order, in the places that they have among all; answers how many.',
});
serveWrite(SEND_SHOWCASE, 'Boolean', sendShowcase, {
  description: 'Publishes the showcase of the event and mails its client where it sees and chooses.',
});
serveWrite(PUBLISH_SHOWCASE, 'Int', publishShowcase, {
  description: 'Lets the client see the showcase as it was prepared; answers how many places changed.',
});
serveWrite(DISCARD_SHOWCASE_DRAFT, 'Int', discardDraft, {
  description: 'Takes back what was prepared and not published; answers how many places it was of.',
});
serveWrite(DRESS_TALENT, 'ID', dressTalent, {
  description: 'Prepares heading, note and photos of a talent in the showcase.',
});
serveWrite(HEAD_GROUP, 'Int', headGroup, {
  description: 'Prepares another heading for all who stand under the one of that talent; answers how many.',
});
serveWrite(MOVE_GROUP, 'Int', moveGroup, {
  description: 'Lets all under one heading change places with those of the heading beside it.',
});
