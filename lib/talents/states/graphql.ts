import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { approveTalent, reactivateTalent, reviewTalent, suspendTalent } from './move-talent';
import { APPROVE_TALENT, REACTIVATE_TALENT, REVIEW_TALENT, SUSPEND_TALENT } from './writes';

serveWrite(APPROVE_TALENT, TalentType, approveTalent);
serveWrite(REVIEW_TALENT, TalentType, reviewTalent);
serveWrite(SUSPEND_TALENT, TalentType, suspendTalent, {
  description: 'Signs the talent out, hides it and its photos, and tells it why.',
});
serveWrite(REACTIVATE_TALENT, TalentType, reactivateTalent);
