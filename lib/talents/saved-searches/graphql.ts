import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { changeSearch, deleteSearch } from './change-search';
import type { ChangeSearchInput, SaveSearchInput } from './inputs';
import { keepAlert } from './keep-alert';
import { saveSearch } from './save-search';
import { CHANGE_TALENT_SEARCH, DELETE_TALENT_SEARCH, KEEP_SEARCH_ALERT, SAVE_TALENT_SEARCH } from './writes';

builder.enumType('AlertFrequency', { values: ALERT_FREQUENCIES });

serveWrite(
  SAVE_TALENT_SEARCH,
  'ID',
  (actor, { alert = null, ...given }) => saveSearch(actor, { ...given, alert } as SaveSearchInput),
  {
    description:
      'Keeps filters under a name, for oneself or shared with the agency; answers the search’s id.',
    about: {
      TalentFilterInput:
        'What talents are searched by; what is left out narrows nothing. Centimetres, kilograms, whole years.',
      'TalentFilterInput.skill': "Area and name: '3:Salsa'.",
      'TalentFilterInput.freeFrom': 'YYYY-MM-DD.',
      'TalentFilterInput.freeTo': 'YYYY-MM-DD.',
    },
  },
);
serveWrite(CHANGE_TALENT_SEARCH, 'ID', (actor, given) => changeSearch(actor, given as ChangeSearchInput), {
  description: 'Renames, shares or replaces the filters of one’s own search.',
});
serveWrite(DELETE_TALENT_SEARCH, 'ID', deleteSearch);
serveWrite(
  KEEP_SEARCH_ALERT,
  'ID',
  (actor, { searchId, frequency = null }) => keepAlert(actor, { searchId, frequency }),
  { description: 'How often the reader is told of talents who newly fit a search; null ends it.' },
);
