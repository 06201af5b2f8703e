import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { createProfile, deleteProfile, updateProfile } from './change-profiles';
import { CREATE_PROFILE_TALENT, DELETE_PROFILE_TALENT, UPDATE_PROFILE_TALENT } from './writes';

serveWrite(CREATE_PROFILE_TALENT, TalentType, createProfile, {
  about: {
    id: 'Left aside: a new entry gets an id of its own.',
    main: 'The former main profile becomes a secondary one. The first one is main anyway.',
    talentId: 'May be left out by a talent who adds its own.',
  },
});
serveWrite(UPDATE_PROFILE_TALENT, TalentType, updateProfile);
serveWrite(DELETE_PROFILE_TALENT, TalentType, deleteProfile, {
  description: 'Of a secondary one: the main profile only gives way to another.',
});
