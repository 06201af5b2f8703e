import { serveWrite } from '@/lib/graphql/serve-write';
import { chooseSlug } from './choose-slug';
import { CHOOSE_AGENCY_SLUG } from './writes';

serveWrite(CHOOSE_AGENCY_SLUG, 'String', chooseSlug, {
  description: 'What stands for the own agency in /unete/{slug}; the one before leads nowhere any more.',
});
