'use client';

import { useState, useTransition } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { fieldId } from '@/app/_ui/public/field-shell';
import { FieldBlock } from '@/app/_ui/public/form';
import { FileField } from '@/app/_ui/upload/file-field';
import {
  CONTRACT_DOCUMENT_KINDS,
  type ContractDocumentKind,
  isInPlanilla,
  type PlanillaKind,
} from '@/db/values/contract-documents';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import styles from './contract.module.css';

/** A document that the contract was handed. */
export type HandedDocument = {
  readonly kind: ContractDocumentKind;
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
};

/** A paper that the talent has on file. */
export type KeptPaper = {
  readonly kind: ContractDocumentKind;
  /** The last day on which it serves, in words. */
  readonly until: string | null;
  readonly expired: boolean;
};

type Props = {
  /** Takes one document as multipart `kind` and `file`. */
  uploadUrl: string;
  documents: readonly HandedDocument[];
  papers: readonly KeptPaper[];
  handPapers: (kinds: readonly ContractDocumentKind[]) => Promise<FormAnswer>;
  /** Hands over the planilla that is there as the other document that it says. */
  handPlanilla: (kind: PlanillaKind) => Promise<FormAnswer>;
  /** Where the talent keeps its papers, with the way back. */
  ownPapers: string;
  problemOf: (name: string) => string | undefined;
};

/** The four documents: each sent up as soon as it is chosen, or taken from what the talent has on file. */
export function ContractPapers({
  uploadUrl,
  documents,
  papers,
  handPapers,
  handPlanilla,
  ownPapers,
  problemOf,
}: Props) {
  const [uploaded, setUploaded] = useState<readonly ContractDocumentKind[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, start] = useTransition();
  const isHanded = (kind: ContractDocumentKind) =>
    uploaded.includes(kind) || documents.some((document) => document.kind === kind);
  const offered = papers.filter(({ kind, expired }) => !expired && !isHanded(kind));
  const use = (hand: () => Promise<FormAnswer>) =>
    start(async () => {
      setProblem(null);
      const answer = await hand();
      if (!answer.ok) setProblem(answer.message ?? Object.values(answer.fields)[0] ?? texts.unexpected);
    });
  return (
    <FieldBlock title={texts.documents} description={texts.documentsText}>
      {offered.length > 1 && (
        <PublicButton
          variant="default"
          disabled={pending}
          onClick={() => use(() => handPapers(offered.map(({ kind }) => kind)))}
        >
          {fillText(texts.paper.useAll, { count: offered.length })}
        </PublicButton>
      )}
      {papers.length === 0 && (
        <p className={styles.own}>
          <a href={ownPapers}>{texts.paper.manage}</a>
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {CONTRACT_DOCUMENT_KINDS.map((kind) => {
        const document = documents.find((one) => one.kind === kind);
        const paper = papers.find((one) => one.kind === kind);
        return (
          <div key={kind}>
            <FileField
              // Another file that the server has by now begins it anew.
              key={document?.fileId}
              id={fieldId({ name: kind })}
              label={texts[kind]}
              required
              description={kind === 'eps' ? texts.paper.planilla : undefined}
              replaces
              to={{ url: uploadUrl, fields: { kind } }}
              initial={document ? [{ id: kind, name: document.name, size: document.size }] : []}
              onSent={() => setUploaded((known) => [...known, kind])}
              error={isHanded(kind) ? undefined : problemOf(kind)}
            />
            {isInPlanilla(kind) && !isHanded(kind) && isHanded(kind === 'arl' ? 'eps' : 'arl') && (
              <div className={styles.offer}>
                <PublicButton
                  variant="default"
                  full
                  disabled={pending}
                  onClick={() => use(() => handPlanilla(kind))}
                >
                  {fillText(texts.paper.usePlanilla, { document: texts[kind] })}
                </PublicButton>
              </div>
            )}
            {paper && !isHanded(kind) && (
              <Offer paper={paper} disabled={pending} onUse={() => use(() => handPapers([kind]))} />
            )}
          </div>
        );
      })}
      <CheckboxField label={texts.paper.keep} name="keepPapers" description={texts.paper.keepText} />
    </FieldBlock>
  );
}

function Offer({ paper, disabled, onUse }: { paper: KeptPaper; disabled: boolean; onUse: () => void }) {
  const { kind, until, expired } = paper;
  const named = { paper: texts.paper.names[kind] };
  if (expired) {
    return <p className={styles.own}>{fillText(texts.paper.expired, { ...named, day: until ?? '' })}</p>;
  }
  const words = [fillText(texts.paper.use, named), until && fillText(texts.paper.until, { day: until })];
  return (
    <div className={styles.offer}>
      <PublicButton variant="default" full disabled={disabled} onClick={onUse}>
        {words.filter(Boolean).join(' · ')}
      </PublicButton>
    </div>
  );
}
