import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { languages, type Language } from '../../../../src/contract/languages.ts';
import { AddressBook } from '../../../../src/components/address/AddressBook.tsx';
import type { AddressBookState } from '../../../../src/components/address/addressBookState.ts';
import type { AddressChoice } from '../../../../src/components/address/AddressCards.tsx';
import ar from '../../../../translations/ar.json';
import en from '../../../../translations/en.json';
import { address } from '../../../support/factories/address.ts';
import { governorates } from '../../../support/factories/customer.ts';
// Loaded beforehand: the first reading of a lazy chunk takes longer than a test waits.
import '../../../../src/components/address/DeleteAddressDialog.tsx';

const texts = { en, ar };

const office = address({ id: 2, title: null, location: 'office' });
const closed: AddressBookState = {
  addresses: [address(), office],
  governorates: governorates(),
  editor: null,
  save: { status: 'idle', failure: null },
  deletion: { id: null, status: 'idle', failure: null },
};

interface Given {
  book?: Partial<AddressBookState>;
  choice?: AddressChoice;
  language?: Language;
}

function setUp({ book, choice, language = 'en' }: Given = {}) {
  const events = {
    onOpen: jest.fn(),
    onClose: jest.fn(),
    onSubmit: jest.fn(),
    onDelete: jest.fn(),
    onDeleteCancel: jest.fn(),
    onDeleteConfirm: jest.fn(),
  };
  const ui = (changes: Partial<AddressBookState> = {}) => (
    <IntlProvider locale={languages[language].locale} messages={texts[language]}>
      <AddressBook book={{ ...closed, ...changes }} events={events} choice={choice} />
    </IntlProvider>
  );
  const { rerender } = render(ui(book));
  return {
    events,
    user: userEvent.setup(),
    change: (changes: Partial<AddressBookState>) => rerender(ui(changes)),
  };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('lists the addresses, each with its own edit and delete', async () => {
  const { user, events } = setUp();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Salmiya, Hawalli');
  expect(first).toHaveTextContent('Block 7, Salem Al-Mubarak, House 12');
  await user.click(screen.getByRole('button', { name: 'Edit Office in Salmiya' }));
  expect(events.onOpen).toHaveBeenCalledWith(2);
  await user.click(screen.getByRole('button', { name: 'Delete Home' }));
  expect(events.onDelete).toHaveBeenCalledWith(41);
});

it('lets one be chosen at checkout', async () => {
  const onChoose = jest.fn();
  const { user } = setUp({ choice: { chosenId: 41, onChoose } });
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Office in Salmiya' }));
  expect(onChoose).toHaveBeenCalledWith(2);
});

it('shows the form at once at checkout while no address is saved', () => {
  setUp({ book: { addresses: [] }, choice: { chosenId: null, onChoose: jest.fn() } });
  expect(screen.getByRole('form', { name: 'New address' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('offers to add the first address', async () => {
  const { user, events } = setUp({ book: { addresses: [] } });
  expect(screen.getByRole('heading', { name: 'No saved addresses yet' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a new address' }));
  expect(events.onOpen).toHaveBeenCalledWith(null);
});

it('offers the areas of the chosen governorate only', async () => {
  const { user } = setUp({ book: { editor: { id: 41 } } });
  expect(select('Area')).toHaveValue('201');
  await user.selectOptions(select('Governorate'), 'Capital');
  expect(select('Area')).toHaveValue('');
  const areas = within(select('Area')).getAllByRole('option');
  expect(areas.map(({ textContent }) => textContent)).toEqual(['Choose', 'Kaifan', 'Surra']);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Area field is required.');
});

it('submits what was typed', async () => {
  const { user, events } = setUp({ book: { editor: { id: null } } });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'Office' }));
  await user.selectOptions(select('Governorate'), 'Hawalli');
  await user.selectOptions(select('Area'), 'Salmiya');
  await user.type(box('Block'), '٣');
  await user.type(box('Street'), '101');
  await user.type(box(/^Avenue/), '٤');
  await user.type(box('Building/House'), '8');
  await user.type(box(/^Floor/), '٢');
  await user.type(box(/^Apartment/), '5A');
  await user.type(box(/^Special direction/), 'Second door');
  await user.type(box(/^Address name/), 'Work');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(events.onSubmit).toHaveBeenCalledWith(
    null,
    {
      location: 'office',
      title: 'Work',
      gov_id: 2,
      area_id: 201,
      block: '3',
      street: '101',
      avenue: '4',
      house_building: '8',
      floor: '2',
      apartment: '5A',
      special_direction: 'Second door',
    },
    '',
  );
});

it('asks before it deletes and shows why it failed', async () => {
  const { user, events, change } = setUp({
    book: { deletion: { id: 41, status: 'idle', failure: null } },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  expect(events.onDeleteConfirm).toHaveBeenCalledWith(41);
  const failure = {
    kind: 'network' as const,
    code: 0,
    message: null,
    errors: null,
    retryAfter: null,
    reference: null,
  };
  change({ deletion: { id: 41, status: 'failed', failure } });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop.');
});

it('scrolls the list back into view when a card or the form disappears', async () => {
  const { change } = setUp();
  const list = () => screen.getByRole('group', { name: 'Saved addresses' });
  change({ addresses: [address()] });
  await waitFor(() => expect(list()).toHaveFocus());
  change({ addresses: [address()], editor: { id: 41 } });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit address' })).toHaveFocus());
  change({ addresses: [address()], editor: null });
  await waitFor(() => expect(list()).toHaveFocus());
});

it('is shown in Arabic', async () => {
  const { user } = setUp({ language: 'ar', book: { editor: { id: null } } });
  await user.click(screen.getByRole('button', { name: 'حفظ العنوان' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('حقل المنطقة مطلوب.');
  await user.selectOptions(select('المحافظة'), 'حولي');
  expect(within(select('المنطقة')).getByRole('option', { name: 'السالمية' })).toBeInTheDocument();
});
