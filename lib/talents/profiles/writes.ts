import { defineWrite } from '@/lib/graphql/define-write';
import { createProfileInput, updateProfileInput } from './inputs';

export const CREATE_PROFILE_TALENT = defineWrite('createProfileTalent', createProfileInput, {
  input: 'CreateProfileTalentInput',
});
export const UPDATE_PROFILE_TALENT = defineWrite('updateProfileTalent', updateProfileInput, {
  input: 'UpdateProfileTalentInput',
});
export const DELETE_PROFILE_TALENT = defineWrite('deleteProfileTalent', { id: 'ID!' });
