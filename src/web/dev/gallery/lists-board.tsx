import { useState } from 'react'
import type { Status } from '#modules/orders/domain/words.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { Pagination } from '#ui/show/pagination.tsx'
import { type Column, type SortOrder, Table } from '#ui/show/table.tsx'
import { TabLinks, Tabs } from '#ui/show/tabs.tsx'
import type { Samples } from './samples.ts'
import { Specimen, useFrame } from './specimen.tsx'

type Order = {
  id: string
  name: string
  code: string
  place: string
  price: number
  status: Status
  wrong: boolean
}

export function ListsBoard() {
  return (
    <>
      <Orders />
      <TabSets />
      <Pages />
    </>
  )
}

const codes = ['TB20948571630427', 'TB55817302946167', 'TB73160482951374']
const prices = [40, 0, 115]
const states: Status[] = ['new', 'draft', 'pickup']

const ordersOf = (s: Samples): Order[] =>
  s.people.map((name, index) => ({
    id: String(12 + index),
    name,
    code: codes[index] ?? '',
    place: s.districts[index] ?? '',
    price: prices[index] ?? 0,
    status: states[index] ?? 'new',
    wrong: index === 1,
  }))

function columnsOf(s: Samples): Column<Order>[] {
  const [name = '', code = '', place = '', price = '', state = '', action = ''] = s.heads
  return [
    { id: 'name', head: name, names: true, sortable: true, cell: (order) => order.name },
    { id: 'code', head: code, cell: (order) => <TrackCode code={order.code} /> },
    {
      id: 'place',
      head: place,
      cell: (order) =>
        order.wrong ? (
          <span>
            <span className="table__wrong">{order.place}</span> {s.didYouMean}
          </span>
        ) : (
          order.place
        ),
    },
    {
      id: 'price',
      head: price,
      figures: true,
      sortable: true,
      cell: (order) => (order.wrong ? '—' : `${order.price} 000`),
    },
    {
      id: 'state',
      head: state,
      cell: (order) => <StatusBadge order={{ ...order, status_label: s.states[order.status] }} />,
    },
    {
      id: 'action',
      head: action,
      quiet: true,
      cell: (order) =>
        order.wrong && (
          <button type="button" className="button button--second button--small">
            {s.fix}
          </button>
        ),
    },
  ]
}

function Orders() {
  const { samples: s } = useFrame()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['14']))
  const [sort, setSort] = useState<{ by: string; order: SortOrder }>({ by: 'name', order: 'ascending' })
  const sign = sort.order === 'ascending' ? 1 : -1
  const rows = ordersOf(s).sort(
    (a, b) => sign * (sort.by === 'price' ? a.price - b.price : a.name.localeCompare(b.name)),
  )
  const columns = columnsOf(s)
  return (
    <>
      <Specimen name="table" wide>
        <Table
          caption={s.orders}
          columns={columns}
          rows={rows}
          rowKey={(order) => order.id}
          isWrong={(order) => order.wrong}
          sort={{ ...sort, onSort: (by, order) => setSort({ by, order }) }}
          selection={{ selected, onChange: setSelected, all: s.all, one: (id) => `${s.one} ${id}` }}
        />
      </Specimen>
      <Specimen name="table-plain" wide>
        <Table
          caption={s.history}
          captionSpoken
          columns={columns.slice(0, 4)}
          rows={rows.slice(0, 2)}
          rowKey={(order) => order.id}
          current="12"
        />
      </Specimen>
      <Specimen name="table-dense" wide>
        <Table
          dense
          caption={s.history}
          captionSpoken
          columns={columns.slice(0, 4)}
          rows={rows.slice(0, 2)}
          rowKey={(order) => order.id}
        />
      </Specimen>
    </>
  )
}

function TabSets() {
  const { samples: s, theme } = useFrame()
  const [tab, setTab] = useState('0')
  const tabs = s.tabs.map((label, index) => ({
    id: String(index),
    label,
    count: index === 0 ? 12 : undefined,
  }))
  return (
    <>
      <Specimen name="tabs" wide>
        <Tabs label={s.orders} tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === '0' ? s.tabText : tabs[Number(tab)]?.label}
        </Tabs>
      </Specimen>
      <Specimen name="tab-links" wide>
        <TabLinks
          label={`${s.orders}, ${s[theme]}`}
          links={tabs.map(({ label, count, id }) => ({
            label,
            count,
            href: `#tab-${id}`,
            current: id === '1',
          }))}
        />
      </Specimen>
    </>
  )
}

function Pages() {
  const { samples: s, theme } = useFrame()
  return (
    <Specimen name="pagination" wide>
      <Pagination
        label={`${s.shown}, ${s[theme]}`}
        figures={s.shown}
        previous={{ label: s.previous }}
        next={{ label: s.next, href: '#content' }}
      />
    </Specimen>
  )
}
