import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '@/lib/talents/graphql';
import { eraseTalent } from './erasure/erase-talent';
import { ERASE_TALENT } from './writes';

serveWrite(ERASE_TALENT, TalentType, eraseTalent, {
  description:
    'Drops everything about a person but what accounting and contract law demand. Cannot be undone. Refused while it is confirmed for an event ahead.',
});
