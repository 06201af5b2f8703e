import { TOPIC_CHANNELS } from '@/db/values/messages';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { getMessageSettings, type MessageSettings } from './queries';
import { saveMessageSettings } from './save-message-settings';
import { SAVE_MESSAGE_SETTINGS } from './writes';

const MessageChannelType = builder.enumType('MessageChannel', { values: TOPIC_CHANNELS.calls });
/** Photos and papers are not told by WhatsApp. */
const PaperChannelType = builder.enumType('PaperChannel', { values: TOPIC_CHANNELS.photos });

const MessageSettingsType = builder.objectRef<MessageSettings>('MessageSettings').implement({
  description: 'How a talent wants to be told. Codes, its account and its data are told all the same.',
  fields: (t) => ({
    quiet: t.exposeBoolean('quiet', { description: 'Whether nothing rings between the two.' }),
    quietFrom: t.exposeString('quietFrom', { description: 'HH:MM in its city.' }),
    quietUntil: t.exposeString('quietUntil'),
    whatsapp: t.exposeBoolean('whatsapp', { description: 'False: nothing by WhatsApp.' }),
    calls: t.expose('calls', { type: [MessageChannelType] }),
    work: t.expose('work', { type: [MessageChannelType] }),
    reminders: t.expose('reminders', { type: [MessageChannelType] }),
    photos: t.expose('photos', { type: [PaperChannelType] }),
    papers: t.expose('papers', { type: [PaperChannelType] }),
  }),
});

builder.queryField('messageSettings', (t) =>
  t.field({
    type: MessageSettingsType,
    description: 'Of the talent who asks.',
    resolve: (_, __, { actor }) => getMessageSettings(actor),
  }),
);

serveWrite(SAVE_MESSAGE_SETTINGS, MessageSettingsType, saveMessageSettings, {
  about: { reminders: 'Left out, they stay as they are.' },
});
