import { useTranslations } from 'use-intl'
import { planNames } from '#modules/pricing/domain/names.ts'
import { cheapest, type PlanCost } from '#parcel/price/monthly-cost.ts'
import { Icon } from '#ui/icon.tsx'
import { useFigures } from './speech.ts'

type MonthAnswerProps = { costs: readonly PlanCost[] | undefined; packageDays: number }

/** The cheapest plan in a sentence, then all three with what they are made of. */
export function MonthAnswer({ costs, packageDays }: MonthAnswerProps) {
  const t = useTranslations('pricingPage.month')
  if (!costs) return null
  const best = cheapest(costs)
  const most = Math.max(...costs.map(({ total }) => total))
  return (
    <section className="month__answer" aria-label={t('answer')}>
      <BestPlan costs={costs} best={best} />
      <ul className="month__plans">
        {costs.map((cost) => (
          <PlanRow
            key={cost.plan}
            cost={cost}
            isBest={best.includes(cost)}
            share={most === 0 ? 0 : cost.total / most}
            packageDays={packageDays}
          />
        ))}
      </ul>
    </section>
  )
}

function BestPlan({ costs, best }: { costs: readonly PlanCost[]; best: readonly PlanCost[] }) {
  const t = useTranslations()
  const { money } = useFigures()
  const [first] = best
  if (!first) return null
  const names = best.map(({ plan }) => t(planNames[plan])).join(', ')
  const total = money(first.total)
  const saved = (costs.find(({ plan }) => plan === 'starter')?.total ?? 0) - first.total
  return (
    <p className="month__best" role="status">
      {best.length > 1
        ? t('pricingPage.month.equal', { plans: names, total })
        : saved > 0
          ? t('pricingPage.month.bestSaves', { plan: names, total, saved: money(saved) })
          : t('pricingPage.month.best', { plan: names, total })}
    </p>
  )
}

type PlanRowProps = { cost: PlanCost; isBest: boolean; share: number; packageDays: number }

function PlanRow({ cost, isBest, share, packageDays }: PlanRowProps) {
  const t = useTranslations()
  const { money } = useFigures()
  return (
    <li className="month-plan" data-plan={cost.plan} data-best={isBest || undefined}>
      <p className="month-plan__head">
        <strong>
          {t(planNames[cost.plan])}
          {isBest && <Icon name="check" size="small" className="month-plan__best" />}
        </strong>
        <span className="month-plan__total">
          {money(cost.total)} <small>{t('pricingPage.month.monthly')}</small>
        </span>
      </p>
      <svg className="month-plan__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="1" />
      </svg>
      <PlanParts cost={cost} packageDays={packageDays} />
    </li>
  )
}

function PlanParts({ cost, packageDays }: { cost: PlanCost; packageDays: number }) {
  const t = useTranslations('pricingPage.month')
  const { money, number } = useFigures()
  const { plan, carriage, cod, collection, packages } = cost
  const parts = [
    t('carriage', { amount: money(carriage) }),
    cod > 0 && t('codPart', { amount: money(cod) }),
    collection > 0 && t('collectionPart', { amount: money(collection) }),
  ].filter(Boolean)
  return (
    <p className="month-plan__parts">
      {parts.join(' + ')}
      {plan === 'pro' && ` (${t('contract')})`}
      {plan === 'flexible' && (
        <span className="month-plan__packages">
          {packages.length === 0
            ? t('noPackage')
            : t('packages', {
                days: number(packageDays),
                count: packageDays,
                packages: packages
                  .map(({ shipments, count }) => `${number(count)}\u00A0×\u00A0${number(shipments)}`)
                  .join(' + '),
              })}
        </span>
      )}
    </p>
  )
}
