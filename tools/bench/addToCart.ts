import { firstPlan } from '../../__tests__/e2e/support/orders.ts';
import type { PackageCategory } from '../../src/contract/wire/package.ts';

const ADDS_BEFORE_CLEAR = 5;

/** For wrk: customers in turn add a plan five times and clear the cart, which counts as well. */
export function addToCartScript(tokens: readonly string[], product: PackageCategory): string {
  const plan = JSON.stringify(firstPlan(product));
  return `
local tokens = { ${tokens.map((token) => `"${token}"`).join(', ')} }
local asked = 0
function request()
  local turn = asked % #tokens + 1
  local step = math.floor(asked / #tokens) % ${ADDS_BEFORE_CLEAR + 1}
  asked = asked + 1
  local headers = { ["authorization"] = "Bearer " .. tokens[turn], ["content-type"] = "application/json" }
  if step == ${ADDS_BEFORE_CLEAR} then
    return wrk.format("DELETE", "/api/carts/clear", { ["authorization"] = headers["authorization"] })
  end
  return wrk.format("POST", "/api/carts", headers, '${plan}')
end
`;
}
