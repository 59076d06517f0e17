/** The user's orders and redeem codes, for the membership page. */
export { MyOrders } from './web/mine/my-orders.tsx'
export { Redeem } from './web/mine/redeem.tsx'
