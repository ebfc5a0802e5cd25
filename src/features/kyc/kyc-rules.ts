import type {
  KycDocument,
  KycDocumentKind,
  KycDraft,
  KycSide,
  KycStatus,
  KycStep,
} from '../../../contract/kyc/kyc-calls.ts';
import { isAddressWhole, isDocumentNumber, isExpired, sidesOf } from '../../../contract/kyc/kyc-rules.ts';
import { comparableName } from '../../../contract/wallet/withdraw-rules.ts';
import type { ImageIssue, ImageWarning } from './image-checks.ts';

export const STEPS: readonly KycStep[] = ['person', 'address', 'document', 'pictures', 'review'];
export type Step = KycStep;

/** Holds what the player has typed into the identity form. */
export interface Draft {
  readonly realName: string;
  readonly line: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly kind: KycDocumentKind;
  readonly number: string;
  readonly expiresOn: string;
}

export type DraftError = 'name' | 'line' | 'city' | 'number' | 'expiry';
export type DraftField = keyof Draft;

/** What was typed before a reload, and without it what is known of the player. */
export function draftOf({ person, documents, draft: saved }: KycStatus): Draft {
  const { realName, isNameFixed, address } = person;
  const firstKind = documents[0]?.kind ?? 'nationalId';
  if (!saved) return { realName, ...address, kind: firstKind, number: '', expiresOn: '' };
  return {
    // A name that has been proven meanwhile goes before one that was typed.
    realName: isNameFixed ? realName : saved.realName,
    ...saved.address,
    kind: documents.some(({ kind }) => kind === saved.documentKind) ? saved.documentKind : firstKind,
    number: saved.documentNumber,
    expiresOn: saved.expiresOn ?? '',
  };
}

/** As the server stores it; an incomplete date is none. */
export function savedOf(step: Step, draft: Draft): KycDraft {
  const { realName, line, city, region, postCode, kind, number, expiresOn } = draft;
  return {
    step,
    realName: realName.slice(0, 100),
    address: {
      line: line.slice(0, 120),
      city: city.slice(0, 60),
      region: region.slice(0, 60),
      postCode: postCode.slice(0, 16),
    },
    documentKind: kind,
    documentNumber: number.slice(0, 40),
    expiresOn: /^\d{4}-\d\d-\d\d$/.test(expiresOn) ? expiresOn : null,
  };
}

export function documentOf({ documents }: Pick<KycStatus, 'documents'>, kind: KycDocumentKind): KycDocument {
  return documents.find((document) => document.kind === kind) ?? { kind, hasBack: true, hasExpiry: false };
}

/** What is missing or wrong on a step, by the field that it stands at. */
export function listErrorsOf(
  step: Step,
  draft: Draft,
  { documents, today }: Pick<KycStatus, 'documents'> & { today: string },
): Partial<Record<DraftField, DraftError>> {
  const document = documentOf({ documents }, draft.kind);
  // One name only is a whole one in some countries.
  if (step === 'person')
    return comparableName(draft.realName).replaceAll(' ', '').length >= 2 ? {} : { realName: 'name' };
  if (step === 'address') {
    if (isAddressWhole(draft)) return {};
    return {
      ...(draft.line.trim() === '' && { line: 'line' as const }),
      ...(draft.city.trim() === '' && { city: 'city' as const }),
    };
  }
  if (step !== 'document') return {};
  return {
    ...(!isDocumentNumber(draft.number) && { number: 'number' as const }),
    ...(isExpired(document, draft.expiresOn || null, today) && { expiresOn: 'expiry' as const }),
  };
}

type ImagePhase = 'empty' | 'reading' | 'faulty' | 'sending' | 'failed' | 'sent';

/** One of the images being uploaded. */
export interface SideImage {
  readonly phase: ImagePhase;
  readonly issues: readonly ImageIssue[];
  /** Of the sending, 0 to 1. */
  readonly share: number;
  /** An address of this page's own; null for one that was sent before the page was opened. */
  readonly preview: string | null;
  readonly blob: Blob | null;
  readonly failure: unknown;
}

export const NO_IMAGE: SideImage = {
  phase: 'empty',
  issues: [],
  share: 0,
  preview: null,
  blob: null,
  failure: null,
};

const BLOCKING_ISSUES: readonly ImageIssue[] = ['unreadable', 'bytes', 'small'];

/** The server accepts it all the same; an operator reviews it then. */
export const canUseAnyway = ({ issues, blob }: Pick<SideImage, 'issues' | 'blob'>): boolean =>
  blob !== null && issues.every((issue): issue is ImageWarning => !BLOCKING_ISSUES.includes(issue));

export function missingSides(
  status: KycStatus,
  draft: Draft,
  images: Readonly<Record<KycSide, SideImage>>,
): KycSide[] {
  return sidesOf(documentOf(status, draft.kind)).filter((side) => images[side].phase !== 'sent');
}

/** The reader's own day, YYYY-MM-DD; the server decides by the market's. */
export function todayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
