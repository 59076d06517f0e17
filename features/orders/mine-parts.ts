/** What a person has of orders, for the page of memberships. */
export { MyOrders } from './web/mine/my-orders.tsx'
export { Redeem } from './web/mine/redeem.tsx'
