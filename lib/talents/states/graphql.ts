import { OutcomeType } from '@/lib/graphql/outcomes';
import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { approveTalent, reactivateTalent, reviewTalent, suspendTalent } from './move-talent';
import { approveTalents, reactivateTalents, reviewTalents, suspendTalents } from './move-talents';
import {
  APPROVE_TALENT,
  APPROVE_TALENTS,
  REACTIVATE_TALENT,
  REACTIVATE_TALENTS,
  REVIEW_TALENT,
  REVIEW_TALENTS,
  SUSPEND_TALENT,
  SUSPEND_TALENTS,
} from './writes';

serveWrite(APPROVE_TALENT, TalentType, approveTalent);
serveWrite(REVIEW_TALENT, TalentType, reviewTalent);
serveWrite(SUSPEND_TALENT, TalentType, suspendTalent, {
  description: 'Signs the talent out, hides it and its photos, and tells it why.',
});
serveWrite(REACTIVATE_TALENT, TalentType, reactivateTalent);

const about = { ids: 'At most fifty.' };

serveWrite(APPROVE_TALENTS, [OutcomeType], approveTalents, {
  description: 'As approveTalent, each by itself.',
  about,
});
serveWrite(REVIEW_TALENTS, [OutcomeType], reviewTalents, {
  description: 'As reviewTalent, each by itself.',
  about,
});
serveWrite(SUSPEND_TALENTS, [OutcomeType], suspendTalents, {
  description: 'As suspendTalent, each by itself, all for the same reason.',
  about,
});
serveWrite(REACTIVATE_TALENTS, [OutcomeType], reactivateTalents, {
  description: 'As reactivateTalent, each by itself.',
  about,
});
