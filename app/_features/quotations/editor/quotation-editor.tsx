'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageHeader } from '@/app/_ui/page-header';
import { StateBadge } from '@/app/_ui/state-badge';
import { toastError } from '@/app/_ui/toasts';
import { useMessageText } from '@/app/_ui/use-message-text';
import { QUOTATION } from '@/lib/core/states';
import type { DraftForm } from '../draft/draft-form';
import type { EditorClient, EditorOptions } from '../draft/editor-options';
import { dropLocalCopy } from '../draft/local-copy';
import { currencyOf } from '../draft/price-draft';
import { type DraftField, draftProblems, sendingProblems } from '../draft/save-draft';
import type { PreviousVersion } from '../versions/previous-version';
import { ClientSection } from './client-section';
import { CopyBanner } from './copy-banner';
import { CostsSection } from './costs-section';
import styles from './editor.module.css';
import {
  EditorFiguresContext,
  EditorFrameContext,
  type EditorState,
  EditorStateContext,
} from './editor-context';
import { EventSection } from './event-section';
import { ProfilesSection } from './profiles-section';
import { PhoneBar, Rail } from './rail';
import { ReviewSection } from './review-section';
import { SaveNote } from './save-note';
import { StepNav } from './step-nav';
import { useLocalCopy } from './use-local-copy';
import { useQuotationDraft } from './use-quotation-draft';
import { useSendDraft } from './use-send-draft';
import { VersionNote } from './version-note';
import { VersionReview } from './version-review';

type Props = {
  initial: DraftForm;
  /** The server's `updatedAt` of the draft; null for a new one. */
  seenAt: string | null;
  options: EditorOptions;
  /** The version that this one replaces. */
  previous?: PreviousVersion | null;
};

/** The cotizador: five parts to fill in, and beside them what they come to. */
export function QuotationEditor({ initial: handed, seenAt, options: given, previous = null }: Props) {
  const t = useTranslations('quotations');
  const message = useMessageText();
  // Whatever the server hands down later, what is being typed goes on.
  const [initial] = useState(handed);
  const [added, setAdded] = useState<readonly EditorClient[]>([]);
  const options = useMemo(() => ({ ...given, clients: [...added, ...given.clients] }), [given, added]);
  const draft = useQuotationDraft({ initial, seenAt }, options);
  const { form, price } = draft;
  const [restore] = useState(() => draft.restore);
  const { notice, dismiss } = useLocalCopy({ agencyId: given.agencyId, id: initial.id, seenAt, restore });
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const { send, sending } = useSendDraft(draft, options);

  const wrong = draftProblems(form, options);
  const lacking = attempted ? sendingProblems(form, options) : {};
  const { change } = draft;
  const currency = currencyOf(form, options).code;
  const frame = useMemo(
    () => ({
      options,
      currency,
      change,
      set: (fields: Partial<Omit<DraftForm, 'id' | 'lines'>>) => change({ kind: 'set', fields }),
      addClient: (client: EditorClient) => setAdded((before) => [client, ...before]),
      leave: (field: DraftField) =>
        setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    }),
    [options, currency, change],
  );
  const figures = useDeferredValue(useMemo(() => ({ form, price }), [form, price]));
  const state: EditorState = {
    form,
    problem: (field) => {
      const key = lacking[field] ?? (left.has(field) ? wrong[field] : undefined);
      return key && message(key);
    },
  };

  const preview = async () => {
    // Opened at once, because browsers refuse a tab that comes after waiting.
    const tab = window.open('', '_blank');
    const address = `/api/quotations/${form.id}/pdf`;
    if (await draft.flush()) tab?.location.assign(address);
    else {
      tab?.close();
      toastError(t('send.notSaved'));
    }
  };

  return (
    <EditorFrameContext value={frame}>
      <EditorStateContext value={state}>
        <EditorFiguresContext value={figures}>
          <PageHeader
            title={form.nameEvent.trim() || (seenAt ? t('unnamed') : t('create'))}
            breadcrumbs={[{ label: t('list'), href: '/cotizador/listado' }]}
            badge={<StateBadge id={QUOTATION.DRAFT} />}
            actions={
              <SaveNote
                status={draft.status}
                incomplete={price.incomplete}
                canUndo={draft.canUndo}
                onUndo={draft.undo}
              />
            }
          />
          <CopyBanner
            notice={notice}
            onStartOver={() => {
              draft.forget();
              window.location.reload();
            }}
            onRecover={() => {
              if (notice.kind === 'OLDER') draft.restore(notice.copy.form, seenAt);
              dismiss();
            }}
            onDiscard={() => {
              dropLocalCopy(given.agencyId, initial.id);
              dismiss();
            }}
          />
          {previous && <VersionNote previous={previous} />}
          <StepNav />
          <div className={styles.layout}>
            <div className={styles.sections}>
              <ClientSection />
              <EventSection />
              <ProfilesSection />
              <CostsSection />
              {previous && <VersionReview previous={previous} />}
              <ReviewSection
                onPreview={preview}
                sending={sending}
                onSend={() => {
                  setAttempted(true);
                  void send();
                }}
              />
            </div>
            <Rail />
          </div>
          <PhoneBar />
        </EditorFiguresContext>
      </EditorStateContext>
    </EditorFrameContext>
  );
}
