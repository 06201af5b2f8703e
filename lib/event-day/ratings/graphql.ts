import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { rateTalent, removeRating, type TalentRating } from './rate-talent';
import { RATE_TALENT, REMOVE_RATING } from './writes';

const TalentRatingType = builder.objectRef<TalentRating>('TalentRating').implement({
  description: 'What the own agency thinks of how a talent worked at an event, from 1 to 5.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

serveWrite(RATE_TALENT, TalentRatingType, rateTalent);
serveWrite(REMOVE_RATING, 'Boolean', removeRating);
