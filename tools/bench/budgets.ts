import { checkBudgets } from './checkBudgets.ts';
import { readFirstVisits } from './firstVisits.ts';

const ROUNDS = 5;

const { floor, home } = await readFirstVisits(ROUNDS, 'home');
const budgets = checkBudgets(home, floor);
for (const { name, figure, most, isKept } of budgets)
  console.log(`${name}: ${figure.toFixed(2)}, at most ${most}${isKept ? '' : ': EXCEEDED'}`);
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
