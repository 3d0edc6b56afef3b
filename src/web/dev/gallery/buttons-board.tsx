import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Row, Specimen, useFrame } from './specimen.tsx'

export function ButtonsBoard() {
  const { samples: s } = useFrame()
  const looks = ['main', 'second', 'quiet', 'danger'] as const
  return (
    <>
      {looks.map((look) => (
        <Row key={look}>
          <Specimen name={`button-${look}`}>
            <Button look={look}>{look === 'danger' ? s.cancel : look === 'main' ? s.send : s.change}</Button>
          </Specimen>
          <Specimen name={`button-${look}-hover`}>
            <Button look={look} data-state="hover">
              {s.hover}
            </Button>
          </Specimen>
          <Specimen name={`button-${look}-focus`}>
            <Button look={look} data-state="focus">
              {s.focus}
            </Button>
          </Specimen>
          <Specimen name={`button-${look}-busy`}>
            <Button look={look} busy>
              {s.saving}
            </Button>
          </Specimen>
          <Specimen name={`button-${look}-off`}>
            <Button look={look} disabled>
              {s.off}
            </Button>
          </Specimen>
        </Row>
      ))}
      <Row>
        <Specimen name="button-small">
          <Button small>{s.small}</Button>
        </Specimen>
        <Specimen name="button-link">
          <LinkButton look="second" href="#content">
            {s.second} <Icon name="arrowRight" size="small" />
          </LinkButton>
        </Specimen>
        <Specimen name="button-courier">
          <Button courier>
            <Icon name="phone" /> {s.call}
          </Button>
        </Specimen>
        <Specimen name="button-icon">
          <button type="button" className="icon-button">
            <Icon name="close" />
            <span className="spoken">{s.close}</span>
          </button>
        </Specimen>
      </Row>
      <Specimen name="button-block" wide>
        <Button block>{s.send}</Button>
      </Specimen>
    </>
  )
}
