import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { languageCodes, languages, pickText } from '../../contract/languages.ts';
import type { StaffDish, StaffDishDetails } from '../../contract/wire/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { Picture } from '../parts/Picture.tsx';

type Shown = Pick<
  StaffDish,
  'name_en' | 'name_ar' | 'description_en' | 'description_ar' | 'image' | 'allergens'
>;

interface DishPreviewProps {
  dish: Shown;
  allergens: StaffDishDetails['allergens'];
}

/** What customers see of it, in both languages. */
export function DishPreview({ dish, allergens }: DishPreviewProps) {
  const text = useText();
  const contained = allergens.filter(({ id }) => dish.allergens.includes(id));
  return (
    <Box
      component="section"
      aria-label={text('form.preview')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {languageCodes.map((language) => (
        <Card
          key={language}
          lang={language}
          dir={languages[language].direction}
          sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'flex-start' }}
        >
          <Picture image={dish.image} width={72} height={72} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 620 }}>{pickText(dish, 'name', language)}</Typography>
            <Typography variant="body2">{pickText(dish, 'description', language)}</Typography>
            {contained.length > 0 && (
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {contained
                  .map((part) => pickText(part, 'name', language))
                  .join(languages[language].comma)}
              </Typography>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
