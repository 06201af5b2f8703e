import { serveWrite } from '@/lib/graphql/serve-write';
import { UPDATE_TALENT } from '../details/writes';
import { TalentType } from '../graphql';
import { RESEND_TALENT_ACTIVATION } from '../states/writes';
import { updateTalent } from '../update-talent';
import { createTalent } from './create-talent';
import { resendTalentActivation } from './resend-activation';
import { CREATE_TALENT } from './writes';

const ENTRIES = {
  'SkillTalentInput.areaId': '1 for a language, 8 for a title.',
  'SkillTalentInput.name': 'In its own words, where the catalogue has none.',
  'SkillTalentInput.observations': 'Of a title, where it was earned.',
};

serveWrite(CREATE_TALENT, TalentType, (actor, given, { ip }) => createTalent(actor, given, { ip }), {
  description:
    'A talent registers alone, is invited by an agency, or is created by the administrator; it is mailed a link to set its password.',
  about: {
    ...ENTRIES,
    gender: 'FEMENINO or MASCULINO.',
    consents: 'Of who registers alone: DATA and SHOWING at least.',
    guardian: 'Needed of who registers alone under 18.',
    GuardianInput: 'Who answers for a talent under 18.',
  },
});
serveWrite(RESEND_TALENT_ACTIVATION, TalentType, resendTalentActivation);
serveWrite(UPDATE_TALENT, TalentType, (actor, given, { ip }) => updateTalent(actor, given, { ip }), {
  about: {
    ...ENTRIES,
    UpdateTalentInput:
      'A patch (what is left out stays, null clears); or a state; or a password, with which nothing else goes.',
    removedEntries:
      'With it, even empty, the lists hold only entries that changed: of the others these ids go, the rest stays.',
    exclusiveAgencyId: "The administrator's.",
    mayOrderRides: "The administrator's.",
    state: "The administrator's: 17 reviews, 18 approves, 19 suspends for the observation.",
    observation: 'Why a talent is suspended.',
    token: 'The `k` of a link of activation or password reset, which this uses up. It needs no session.',
    presentPassword: 'Your present password, to change it without a link, or your e-mail.',
    password: '8 characters at least, 72 bytes at most, as typed; a hash is refused.',
  },
});
