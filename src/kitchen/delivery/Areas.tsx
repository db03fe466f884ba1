import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import type { DeliveryArea, DeliverySettings } from '../../contract/wire/staff/delivery.ts';
import { switchArea } from '../api/delivery.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { AskedButton } from '../parts/AskedButton.tsx';
import { Line, Lines } from './Lines.tsx';
import { Section } from '../parts/Section.tsx';

type Governorate = DeliverySettings['governorates'][number];

export function Areas({ governorates }: { governorates: readonly Governorate[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Section title={text('delivery.areas')} about={text('delivery.areasAbout')}>
      <div>
        {governorates.map(({ id, areas, ...names }) => (
          <Accordion key={id} disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              <Typography component="span" sx={{ fontWeight: 500, marginInlineEnd: 1.5 }}>
                {pickText(names, 'name', language)}
              </Typography>
              <Typography component="span" color="textSecondary">
                {text('delivery.servedOf', {
                  served: areas.filter(({ served }) => served).length,
                  total: areas.length,
                })}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Lines>
                {areas.map((area) => (
                  <Area key={area.id} area={area} />
                ))}
              </Lines>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}

function Area({ area }: { area: DeliveryArea }) {
  const text = useText();
  const language = useLanguage();
  const name = pickText(area, 'name', language);
  const step = area.served ? 'leave' : 'serve';
  const action = text(`delivery.area.${step}`);
  return (
    <Line
      action={
        <AskedButton
          label={action}
          name={text('delivery.named', { action, name })}
          title={text(`delivery.area.${step}Title`, { name })}
          text={text(`delivery.area.${step}Text`)}
          request={() => switchArea({ id: area.id, served: !area.served })}
          done={area.served ? 'delivery.area.left' : 'delivery.area.served'}
        />
      }
    >
      {name}
      {!area.served && <Chip size="small" label={text('delivery.area.notServed')} />}
    </Line>
  );
}
