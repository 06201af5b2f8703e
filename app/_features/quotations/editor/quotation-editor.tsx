'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { toastError } from '@/app/_ui/feedback/toasts';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { QUOTATION } from '@/lib/core/states';
import type { DraftForm } from '../draft/draft-form';
import type { EditorClient, EditorOptions } from '../draft/editor-options';
import { dropLocalCopy } from '../draft/local-copy';
import { currencyOf } from '../draft/price-form';
import { type DraftField, draftProblems, sendingProblems } from '../draft/save-draft';
import type { PreviousVersion } from '../versions/previous-version';
import { ClientSection } from './client/client-section';
import { CostsSection } from './costs-section';
import styles from './editor.module.css';
import {
  EditorFiguresContext,
  EditorFrameContext,
  type EditorState,
  EditorStateContext,
} from './editor-context';
import { EditorTemplates } from './editor-templates';
import { EventSection } from './event-section';
import { CopyBanner } from './keeping/copy-banner';
import { SaveNote } from './keeping/save-note';
import { UndoButtons } from './keeping/undo-buttons';
import { useLocalCopy } from './keeping/use-local-copy';
import { useQuotationDraft } from './keeping/use-quotation-draft';
import { useUndoKeys } from './keeping/use-undo-keys';
import { ProfilesSection } from './lines/profiles-section';
import { PhoneBar, Rail } from './rail';
import { AdditionBanner } from './sending/addition-banner';
import { NextVersionNotice } from './sending/next-version-notice';
import { ReviewSection } from './sending/review-section';
import { useSendDraft } from './sending/use-send-draft';
import { StepNav } from './step-nav';
import { WordsSection } from './words/words-section';

// Of next versions alone.
const VersionReview = dynamic(() =>
  import('./sending/version-review').then((module) => module.VersionReview),
);

type Props = {
  initial: DraftForm;
  /** The server's revision of the draft; null for a new one. */
  seenRevision: number | null;
  options: EditorOptions;
  /** The version that this one replaces. */
  previous?: PreviousVersion | null;
  /** The code of the quotation to whose event it adds. */
  additionTo?: string | null;
  /** A new one that says something already: a client, a template, what was simulated. */
  begun?: boolean;
  /** Expressly a new one, whatever waits in this browser. */
  fresh?: boolean;
  /** Opens with the templates in view. */
  withTemplates?: boolean;
};

/** The cotizador: six sections, and the figures beside them. */
export function QuotationEditor({
  initial: handed,
  seenRevision,
  options: given,
  previous = null,
  additionTo = null,
  ...page
}: Props) {
  const { begun = false, fresh = false, withTemplates = false } = page;
  const t = useTranslations('quotations');
  const message = useMessageText();
  // Whatever the server hands down later, what is being typed goes on.
  const [initial] = useState(handed);
  const [added, setAdded] = useState<readonly EditorClient[]>([]);
  const options = useMemo(() => ({ ...given, clients: [...added, ...given.clients] }), [given, added]);
  useEffect(() => {
    // Said once: loaded again, what was typed since goes on instead of beginning anew.
    if (begun || fresh || withTemplates) window.history.replaceState(null, '', window.location.pathname);
  }, [begun, fresh, withTemplates]);
  const draft = useQuotationDraft({ initial, seenRevision, begun }, options);
  const { form, price, change, history } = draft;
  const { owner } = given;
  const { notice, dismiss } = useLocalCopy({ owner, initial, seenRevision, begun: begun || fresh, draft });
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const { send, sending } = useSendDraft(draft, options);
  useUndoKeys({ undo: draft.undo, redo: draft.redo, steps: history.past });

  const wrong = draftProblems(form, price);
  const missing = attempted ? sendingProblems(form, price) : {};
  const currency = currencyOf(form, options).code;
  const frame = useMemo(
    () => ({
      options,
      currency,
      change,
      offers: true,
      adds: additionTo !== null,
      set: (fields: Partial<Omit<DraftForm, 'id' | 'lines'>>) => change({ kind: 'set', fields }),
      addClient: (client: EditorClient) => setAdded((before) => [client, ...before]),
      leave: (field: DraftField) =>
        setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    }),
    [options, currency, change, additionTo],
  );
  const figures = useDeferredValue(useMemo(() => ({ form, price }), [form, price]));
  const state: EditorState = {
    form,
    problem: (field) => {
      const key = missing[field] ?? (left.has(field) ? wrong[field] : undefined);
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
            title={form.nameEvent.trim() || (seenRevision ? t('unnamed') : t('create'))}
            breadcrumbs={[{ label: t('list'), href: '/cotizador/listado' }]}
            badge={<StateBadge id={QUOTATION.DRAFT} />}
            actions={
              <>
                <SaveNote status={draft.status} incomplete={price.incomplete} />
                {!additionTo && (
                  <EditorTemplates
                    opened={withTemplates}
                    name={form.nameEvent.trim()}
                    hasLines={price.priced !== null}
                    onKeep={async () => ((await draft.flush()) ? form.id : null)}
                  />
                )}
              </>
            }
          />
          {notice && (
            <CopyBanner
              notice={notice}
              onStartOver={() => window.location.assign('/cotizador/crear?nueva=si')}
              onDiscard={() => {
                if (notice.kind === 'OTHER') dropLocalCopy(owner, notice.copy.form.id);
                dismiss();
              }}
              onSwitch={() => {
                if (notice.kind === 'OTHER')
                  draft.restore(notice.copy.form, { base: null, seenRevision: null });
                dismiss();
              }}
            />
          )}
          {additionTo && <AdditionBanner code={additionTo} />}
          {previous && <NextVersionNotice previous={previous} />}
          <div className={styles.stepBar} data-sticks="top">
            <StepNav />
            <UndoButtons history={history} onUndo={draft.undo} onRedo={draft.redo} />
          </div>
          <div className={styles.layout}>
            <div className={styles.sections}>
              <ClientSection />
              <EventSection />
              <ProfilesSection />
              <CostsSection />
              <WordsSection />
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
