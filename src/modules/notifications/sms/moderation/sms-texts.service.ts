import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { type KnownTemplate, maxPartsIn } from '../../domain/templates.ts'
import { findApprovals, findApprovedDigest, saveApproval, withdrawApproval } from './sms-approval.repo.ts'
import { allTemplates, digestOf, formsOf } from './sms-forms.ts'
import type { CyrillicText, SmsTextApproval, SmsTextList } from './sms-texts.contract.ts'

/** The list for whoever registers our texts with the gateway. */
export async function listSmsTexts(
  { db, translateIn }: Pick<RequestContext, 'db' | 'translateIn'>,
  { moderated }: { moderated: boolean },
): Promise<Ok<SmsTextList>> {
  const approvals = new Map((await findApprovals(db)).map((row) => [row.template, row]))
  const cyrillic = allTemplates.map((template) => {
    const approval = approvals.get(template.id)
    return cyrillicText(translateIn, template, approval?.digest, approval?.approvedAt)
  })
  const others = allTemplates.flatMap((template) =>
    (['uz', 'ru', 'en'] as const).map((language) => textOf(translateIn, template, language)),
  )
  return ok({ moderated, cyrillic, others })
}

/** An approval is for the words that were seen; a later version with other words has to be approved anew. */
export function approveSmsText(
  context: RequestContext,
  id: string,
  { approved, digest }: SmsTextApproval,
): Promise<Result<CyrillicText, Failure<'not_found' | 'sms_text_changed'>>> {
  const template = allTemplates.find((known) => known.id === id)
  const { person } = context.caller
  assert(person !== undefined, 'a text is approved by somebody')
  if (!template) return Promise.resolve(err({ code: 'not_found' }))
  if (digestOf(formsOf(context.translateIn, template, 'oz')) !== digest)
    return Promise.resolve(err({ code: 'sms_text_changed' }))
  return context.db.transaction(async (tx) => {
    const before = (await findApprovedDigest(tx, id)) === digest
    if (approved) await saveApproval(tx, { template: id, digest, by: person, at: context.now })
    else await withdrawApproval(tx, id)
    await recordAudit(tx, context, {
      action: 'sms-text.approve',
      object: `sms-text:${id}`,
      before: { approved: before },
      after: { approved },
    })
    return ok(
      cyrillicText(
        context.translateIn,
        template,
        approved ? digest : undefined,
        approved ? context.now : undefined,
      ),
    )
  })
}

function textOf(translate: Catalogs['translate'], template: KnownTemplate, language: Locale) {
  return {
    template: template.id,
    event: template.event,
    language,
    forms: formsOf(translate, template, language),
    max_parts: maxPartsIn(template, language),
  }
}

function cyrillicText(
  translate: Catalogs['translate'],
  template: KnownTemplate,
  approvedDigest: string | undefined,
  approvedAt: Date | undefined,
): CyrillicText {
  const text = textOf(translate, template, 'oz')
  const digest = digestOf(text.forms)
  return {
    ...text,
    digest,
    approved_at: digest === approvedDigest ? (approvedAt?.toISOString() ?? null) : null,
  }
}
