import { graphql } from '@/lib/graphql/client';

export const INVITE_TALENT = graphql(`
  mutation InviteTalent($input: InviteTalentInput!) {
    inviteTalent(input: $input)
  }
`);

export const CHOOSE_AGENCY_SLUG = graphql(`
  mutation ChooseAgencySlug($slug: String!, $seenRevision: Int) {
    chooseAgencySlug(slug: $slug, seenRevision: $seenRevision)
  }
`);

export const RESEND_TALENT_INVITATION = graphql(`
  mutation ResendTalentInvitation($id: ID!) {
    resendTalentInvitation(id: $id)
  }
`);

export const WITHDRAW_TALENT_INVITATION = graphql(`
  mutation WithdrawTalentInvitation($id: ID!) {
    withdrawTalentInvitation(id: $id)
  }
`);

export const SHARE_TALENT_INVITATION = graphql(`
  mutation ShareTalentInvitation($id: ID!) {
    shareTalentInvitation(id: $id) { url phone dialingCode }
  }
`);
